import { lettersInPlay, openLetters } from '../board.ts';
import type { ShowEvent } from '../event.ts';
import { baseLetter, isVowel } from '../letters.ts';
import type { Outcome } from '../outcome.ts';
import { alphabetInPlay } from '../puzzles.ts';
import type { Show } from '../show.ts';
import { type ShowAtDesk, withDesk } from './at-desk.ts';
import { ANY_MOVE } from './desk.ts';

/** How many tiles are closed, by what is behind them. The audience is told when either comes to its end. */
export function closedTiles(show: Show): { readonly consonants: number; readonly vowels: number } {
  const alphabet = alphabetInPlay(show);
  const open = openLetters(show);
  const closed = lettersInPlay(show).flatMap((word, wordAt) =>
    word.filter((_, letterAt) => !open[wordAt]?.[letterAt]),
  );
  const vowels = closed.filter((letter) => isVowel(baseLetter(letter, alphabet), alphabet)).length;
  return { consonants: closed.length - vowels, vowels };
}

/** Letters are called in a round and in a final spin only. */
const areLettersCalled = ({ desk, isComplete }: ShowAtDesk): boolean =>
  !isComplete && (desk.special === null || desk.special.type === 'finalSpin');

/** Says that none but vowels, or none but consonants, are closed. Without a closed consonant no value stands. */
export function lastOnesTold(show: ShowAtDesk, before: Show | null = null): Outcome<ShowAtDesk> {
  if (!areLettersCalled(show)) return { show };
  const had = before ? closedTiles(before) : { consonants: 1, vowels: 1 };
  const { consonants, vowels } = closedTiles(show);
  const events: ShowEvent[] = [];
  if (had.consonants > 0 && consonants === 0) events.push({ type: 'onlyVowels' });
  if (had.vowels > 0 && vowels === 0) events.push({ type: 'noVowels' });
  const isValueVain = consonants === 0 && show.desk.due.type === 'letter';
  return { show: isValueVain ? withDesk(show, { due: ANY_MOVE }) : show, events };
}
