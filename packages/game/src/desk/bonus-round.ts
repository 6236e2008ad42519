import { withLettersOpen } from '../board.ts';
import { isVowel } from '../letters.ts';
import { inTurn, type Outcome } from '../outcome.ts';
import { wordsOf } from '../puzzles.ts';
import { ranking } from '../teams.ts';
import { type ShowAtDesk, withDesk } from './at-desk.ts';
import { solverPaid } from './solving.ts';

export const GIVEN_LETTERS: readonly string[] = [...'RSTLNE'];
const CONSONANT_PICKS = 3;
const VOWEL_PICKS = 1;
export const PICK_COUNT = CONSONANT_PICKS + VOWEL_PICKS;

/** Whether there is no room for another pick of this kind of letter. */
export function isPickFull(picks: readonly string[], letter: string): boolean {
  const ofItsKind = picks.filter((pick) => isVowel(pick) === isVowel(letter)).length;
  return ofItsKind >= (isVowel(letter) ? VOWEL_PICKS : CONSONANT_PICKS);
}

/** The bonus round of the leading team, with the given letters open. */
export function bonusBegun(show: ShowAtDesk): Outcome<ShowAtDesk> {
  const [first, second] = ranking(show.teams);
  const team = first?.index ?? 0;
  const begun = withDesk(show, {
    turn: team,
    special: { type: 'bonus', picks: [], opened: false },
  });
  const isTie = second !== undefined && first?.team.score === second.team.score;
  return inTurn({ show: begun, events: [{ type: 'bonusBegun', team, isTie }] }, (now) =>
    lettersOpened(now, GIVEN_LETTERS),
  );
}

/** Letters opened together; a phrase that is complete with them counts as solved. */
export function lettersOpened(show: ShowAtDesk, letters: readonly string[]): Outcome<ShowAtDesk> {
  const { show: open, count } = withLettersOpen(show, letters);
  const told: Outcome<ShowAtDesk> = {
    show: open,
    events: [{ type: 'lettersOpened', letters, count }],
  };
  if (!open.isComplete) return told;
  return inTurn(
    told,
    (now) => ({ show: now, events: [{ type: 'solved', phrase: wordsOf(now).join(' ') }] }),
    solverPaid,
  );
}
