import type { Objection } from '../objection.ts';
import { type ShowAtDesk, specialOf } from './at-desk.ts';
import { isPickFull } from './bonus-round.ts';
import { objectionToCall } from './calls.ts';

/** Why no consonant and why no vowel may be called now, or picked in a bonus round. */
export type KeyObjections = {
  readonly consonant: Objection | null;
  readonly vowel: Objection | null;
};

export const objectionsToKeys = (show: ShowAtDesk): KeyObjections => ({
  consonant: objectionToKey(show, 'B'),
  vowel: objectionToKey(show, 'A'),
});

/** To a free letter of its kind. */
function objectionToKey(show: ShowAtDesk, letter: string): Objection | null {
  if (show.isComplete) return 'PUZZLE_COMPLETE';
  if (show.spin) return 'SPINNING';
  const bonus = specialOf(show, 'bonus');
  if (bonus && !bonus.opened) return isPickFull(bonus.picks, letter) ? 'PICKS_FULL' : null;
  return objectionToCall(show, letter);
}
