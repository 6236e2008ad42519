import { type HouseRules, PRESETS } from '@wheel/game';
import { type ComponentProps, memo } from 'react';
import { RewardDialog } from '../../features/reward-dialog.tsx';
import { Wheel } from '../../features/wheel/wheel.tsx';
import { drawOrder } from '../../lib/chance.ts';
import { drawExtraDegrees } from '../../lib/draw-spin.ts';
import { useShow, useShowStore } from '../../show/context.ts';
import { useShownWheel } from '../../show/shown-wheel.ts';
import styles from './show-parts.module.css';

/** Which game is being set up, at the left of the action bar. For the host alone: a public game can be looked up. */
export function GameName() {
  const title = useShow(({ run }) => run?.show.puzzles[0]?.gametitle);
  return title ? <p className={styles.name}>{title}</p> : null;
}

/** The rules that the host has chosen. A window that follows knows of none. */
export function useHouseRules() {
  const rules = useShow(({ run }) => run?.show.houseRules ?? PRESETS.manual);
  const dispatch = useShow((store) => store.dispatch);
  return {
    rules,
    chooseRules: (chosen: HouseRules) => dispatch({ type: 'chooseRules', rules: chosen }),
  };
}

/** Where chance and time enter the show. */
export function useWheelActions() {
  const { getState } = useShowStore();
  return {
    spin() {
      const { view, dispatch } = getState();
      const spin = { extraDegrees: drawExtraDegrees(), atMs: Date.now() };
      // Where the wheel is built a spin is a trial, also while a game is on.
      const trial = view.screen === 'wheel' ? { trial: true } : {};
      dispatch({ type: 'startSpin', ...spin, ...trial });
    },

    randomize() {
      const { view, dispatch } = getState();
      dispatch({ type: 'randomizeWheel', order: drawOrder(view.wheel.segments.length) });
    },

    closeReward() {
      getState().dispatch({ type: 'closeReward' });
    },
  };
}

type ShowWheelProps = Pick<ComponentProps<typeof Wheel>, 'className' | 'isBarred'>;

/** The wheel of the show, to spin. By itself, because nothing else on a screen changes when it begins to turn. */
export function ShowWheel(props: ShowWheelProps) {
  const { spinElapsedMs } = useShowStore();
  const { segments, rotation } = useShownWheel();
  const extraDegrees = useShow(({ view }) => view.spin?.extraDegrees ?? null);
  const { spin } = useWheelActions();
  return (
    <Wheel
      {...props}
      segments={segments}
      rotation={rotation}
      extraDegrees={extraDegrees}
      elapsedMs={spinElapsedMs}
      onSpin={spin}
    />
  );
}

/** What the wheel paid, where it is tried out. */
export const ShowReward = memo(function ShowReward() {
  const isOpen = useShow(({ view }) => view.reward !== null);
  const { closeReward } = useWheelActions();
  return <RewardDialog open={isOpen} onClose={closeReward} />;
});
