import { wordsOf } from '@wheel/game';
import { useEffect } from 'react';
import { useShow } from '../../stores/show-store.ts';

/** A quiz with a gap in it leaves the board empty; only the console says why. */
export function useMissingPuzzleWarning(): void {
  const index = useShow(({ show }) => show.currentPuzzleIndex);
  const isMissing = useShow(({ show }) => wordsOf(show).length === 0);
  useEffect(() => {
    if (isMissing) console.warn(`Puzzle ${index + 1} of this game is missing.`);
  }, [isMissing, index]);
}
