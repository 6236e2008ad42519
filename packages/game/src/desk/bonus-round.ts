import type { Alphabet } from '@wheel/alphabet';
import { withLettersOpen } from '../board.ts';
import { isVowel } from '../letters.ts';
import { andThen, type Outcome, outcome } from '../outcome.ts';
import { phraseOf } from '../puzzles.ts';
import { isLeadShared, ranking } from '../teams.ts';
import { type ShowAtDesk, withDesk } from './at-desk.ts';
import { solverPaid } from './solving.ts';

export const GIVEN_LETTERS: readonly string[] = [...'RSTLNE'];
/** How many of each are picked. */
export const PICKS = { consonants: 3, vowels: 1 } as const;
export const PICK_COUNT = PICKS.consonants + PICKS.vowels;

/** Whether there is no room for another pick of this kind of letter. */
export function isPickFull(picks: readonly string[], letter: string, alphabet: Alphabet): boolean {
  const isOfVowels = isVowel(letter, alphabet);
  const ofItsKind = picks.filter((pick) => isVowel(pick, alphabet) === isOfVowels).length;
  return ofItsKind >= (isOfVowels ? PICKS.vowels : PICKS.consonants);
}

/** The bonus round of the leading team, with the given letters open. */
export function bonusBegun(show: ShowAtDesk): Outcome<ShowAtDesk> {
  const team = ranking(show.teams)[0]?.index ?? 0;
  const special = { type: 'bonus', picks: [], opened: false } as const;
  const told = { type: 'bonusBegun', team, isTie: isLeadShared(show.teams) } as const;
  const begun = outcome(withDesk(show, { turn: team, special }), told);
  return andThen(begun, (now) => lettersOpened(now, GIVEN_LETTERS));
}

/** Letters opened together; a phrase that is complete with them counts as solved. */
export function lettersOpened(show: ShowAtDesk, letters: readonly string[]): Outcome<ShowAtDesk> {
  const { show: open, count } = withLettersOpen(show, letters);
  const told = { type: 'lettersOpened', letters, count } as const;
  if (!open.isComplete) return outcome(open, told);
  return andThen(outcome(open, told, { type: 'solved', phrase: phraseOf(open) }), solverPaid);
}
