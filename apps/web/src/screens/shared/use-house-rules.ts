import { type HouseRules, PRESETS } from '@wheel/game';
import { useShow } from '../../stores/show/show-context.ts';

/** The rules that the host has chosen. A window that follows knows of none. */
export function useHouseRules() {
  const rules = useShow(({ run }) => run?.show.houseRules ?? PRESETS.manual);
  const dispatch = useShow((store) => store.dispatch);
  return {
    rules,
    chooseRules: (chosen: HouseRules) => dispatch({ type: 'chooseRules', rules: chosen }),
  };
}
