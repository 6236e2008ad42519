import { closedTileIndexes, TOSS_UP_LETTER_MS } from '@wheel/game';
import { useEffect, useState } from 'react';
import { drawOrder } from '../../lib/chance.ts';
import { useShow, useShowEvent, useShowStore } from '../../show/context.ts';

export type TossUpLetters = ReturnType<typeof useTossUpLetters>;

/**
 * Opens the letters of a toss-up from the host's window, one each second. Whether they are held is known to this
 * window alone: found again after a reload or an undo, they wait until the host lets them go on.
 */
export function useTossUpLetters() {
  const { getState } = useShowStore();
  const [isHeld, setHeld] = useState(true);
  const isHost = useShow((store) => store.mode === 'host');
  const isOpen = useShow(({ view: { desk } }) => desk?.moves.includes('buzz') === true);
  const isOpening = isHost && isOpen && !isHeld;

  useShowEvent(({ type }) => {
    if (type === 'tossUpStarted') setHeld(false);
    if (type === 'undone' || type === 'redone' || type === 'puzzleShown') setHeld(true);
  });

  useEffect(() => {
    if (!isOpening) return;
    const { dispatch } = getState();
    const timer = setInterval(() => dispatch({ type: 'openTossUpLetter' }), TOSS_UP_LETTER_MS);
    return () => clearInterval(timer);
  }, [isOpening, getState]);

  return {
    isHeld,
    hold: () => setHeld(true),
    goOn: () => setHeld(false),

    start() {
      const { run, dispatch } = getState();
      if (!run) return;
      const closed = closedTileIndexes(run.show);
      const order = drawOrder(closed.length).flatMap((at) => closed[at] ?? []);
      dispatch({ type: 'startTossUp', order });
    },
  };
}
