import { drawExtraDegrees, drawOrder } from '../../lib/chance.ts';
import { useShowStore } from '../../stores/show/show-context.ts';

/** Where chance and time enter the show. */
export function useWheelActions() {
  const { getState } = useShowStore();
  return {
    spin() {
      const extraDegrees = drawExtraDegrees();
      getState().dispatch({ type: 'startSpin', extraDegrees, atMs: Date.now() });
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
