import { useEffect } from 'react';
import { useShow } from '../../stores/show/show-context.ts';

/** A quiz with a gap in it leaves the board empty; only the console says why. */
export function useMissingPuzzleWarning(): void {
  const number = useShow(({ view }) => view.position.at);
  const isMissing = useShow(({ view }) => view.screen === 'game' && view.board.length === 0);
  useEffect(() => {
    if (isMissing) console.warn(`Puzzle ${number} of this game is missing.`);
  }, [isMissing, number]);
}
