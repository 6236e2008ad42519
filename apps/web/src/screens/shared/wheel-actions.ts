import { drawExtraDegrees, drawOrder } from '../../lib/chance.ts';
import { showStore } from '../../stores/show-store.ts';

/** Where chance and time enter the show. */
export const wheelActions = {
  spin(): void {
    showStore
      .getState()
      .dispatch({ type: 'startSpin', extraDegrees: drawExtraDegrees(), atMs: Date.now() });
  },

  randomize(): void {
    const { show, dispatch } = showStore.getState();
    dispatch({ type: 'randomizeWheel', order: drawOrder(show.wheelSegments.length) });
  },

  closeReward(): void {
    showStore.getState().dispatch({ type: 'closeReward' });
  },
};
