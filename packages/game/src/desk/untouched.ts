import { withFreshBoard } from '../board.ts';
import { agrees } from '../shape.ts';
import type { Show } from '../show.ts';
import { specialOf } from './at-desk.ts';
import { GIVEN_LETTERS } from './bonus-round.ts';

/** Whether nothing on the current puzzle was guessed, picked or begun. The given letters of a bonus round do not count. */
export function isUntouched(show: Show): boolean {
  const bonus = specialOf(show, 'bonus');
  if (bonus) return agrees(show.usedLetters, GIVEN_LETTERS) && bonus.picks.length === 0;
  if (specialOf(show, 'tossUp')?.order) return false;
  const { revealedLetters } = withFreshBoard(show);
  return show.usedLetters.length === 0 && agrees(show.revealedLetters, revealedLetters);
}
