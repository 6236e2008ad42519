import { drawExtraDegrees, drawOrder } from '../../lib/chance.ts';
import { useShowStore } from '../../stores/show/show-context.ts';

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
