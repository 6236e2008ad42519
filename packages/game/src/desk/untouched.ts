import { withFreshBoard } from '../board.ts';
import { agrees } from '../shape.ts';
import type { Show } from '../show.ts';

/** Whether nothing on the current puzzle was guessed, picked or begun. */
export function isUntouched(show: Show): boolean {
  const special = show.desk?.special;
  if (special?.type === 'tossUp' && special.order) return false;
  if (special?.type === 'bonus') return special.picks.length === 0;
  const { revealedLetters } = withFreshBoard(show);
  return show.usedLetters.length === 0 && agrees(show.revealedLetters, revealedLetters);
}
