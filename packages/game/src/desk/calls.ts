import { openLetters } from '../board.ts';
import type { ShowEvent } from '../event.ts';
import { isVowel } from '../letters.ts';
import type { Objection } from '../objection.ts';
import { andThen, type Outcome } from '../outcome.ts';
import { alphabetInPlay } from '../puzzles.ts';
import type { Show } from '../show.ts';
import { type ShowAtDesk, specialOf, withDesk } from './at-desk.ts';
import { ANY_MOVE } from './desk.ts';
import { closedTiles, lastOnesTold } from './last-letters.ts';
import { earnedBy, letterValue, vowelPrice, withPoints } from './money.ts';
import { heldBy, prizeCalled, withHeld } from './prizes.ts';
import { solverPaid } from './solving.ts';
import { tossUpOver } from './toss-up.ts';
import { withTurnPassed } from './turns.ts';

/** Why the team on turn may not call this letter now. */
export function objectionToCall(show: ShowAtDesk, letter: string): Objection | null {
  const { due } = show.desk;
  if (specialOf(show, 'tossUp') || specialOf(show, 'bonus')) return 'LETTERS_REST';
  if (specialOf(show, 'finalSpin')?.called) return 'LETTERS_REST';
  if (due.type === 'verdict') return 'VERDICT_DUE';
  const isOfVowels = isVowel(letter, alphabetInPlay(show));
  return isOfVowels ? objectionToVowel(show) : objectionToConsonant(show);
}

export function objectionToConsonant(show: ShowAtDesk): Objection | null {
  if (letterValue(show) !== null) return null;
  return closedTiles(show).consonants === 0 ? 'NO_CONSONANTS' : 'SPIN_FIRST';
}

export function objectionToVowel(show: ShowAtDesk): Objection | null {
  const price = vowelPrice(show);
  if (closedTiles(show).vowels === 0) return 'NO_VOWELS';
  if (price > 0 && show.desk.due.type === 'letter') return 'VALUE_STANDS';
  return earnedBy(show, show.desk.turn) < price ? 'NO_MONEY' : null;
}

/** What a called letter costs, and what it is worth to the team on turn with this many tiles opened by it. */
export function dealOf(show: ShowAtDesk, letter: string, opened: number) {
  return isVowel(letter, alphabetInPlay(show))
    ? { price: vowelPrice(show), points: 0 }
    : { price: 0, points: (letterValue(show) ?? 0) * opened };
}

/** What a called letter does at the desk, once the board shows it: `before` is the show it was called in. */
export function letterCalled(
  before: ShowAtDesk,
  show: ShowAtDesk,
  letter: string,
): Outcome<ShowAtDesk> {
  const { turn } = before.desk;
  const { price, points } = dealOf(before, letter, openedBetween(before, show));
  const events: ShowEvent[] = [];
  if (price > 0) events.push({ type: 'bought', team: turn, letter, price });
  if (points > 0) events.push({ type: 'earned', team: turn, points });
  const prize = prizeCalled(before, show, letter);
  if (prize !== null) events.push({ type: 'prizeHeld', team: turn, prize });
  const isHit = show.correctLetters.flat().some(Boolean);
  const called = withLetterCalled(show, before, letter, isHit);
  const holding = prize === null ? called : withHeld(called, turn, [...heldBy(show, turn), prize]);
  const paid = withPoints(holding, turn, points - price);
  return andThen({ show: paid, events }, (now) =>
    isHit ? boardChanged(before, now) : withTurnPassed(now, 'wrongLetter'),
  );
}

/** A consonant takes the value that stands. In a final spin it fixes it, and a hit was the team's one letter. */
function withLetterCalled(
  show: ShowAtDesk,
  before: ShowAtDesk,
  letter: string,
  isHit: boolean,
): ShowAtDesk {
  const { due } = show.desk;
  const finalSpin = specialOf(before, 'finalSpin');
  const isOfVowels = isVowel(letter, alphabetInPlay(show));
  return withDesk(show, {
    due: isOfVowels ? due : ANY_MOVE,
    special: finalSpin
      ? {
          ...finalSpin,
          value: isOfVowels ? finalSpin.value : letterValue(before),
          called: isHit,
        }
      : show.desk.special,
  });
}

/** After tiles have opened: the solver is paid, or the last of the consonants or vowels is told. */
export function boardChanged(before: ShowAtDesk, show: ShowAtDesk): Outcome<ShowAtDesk> {
  if (!show.isComplete) return lastOnesTold(show, before);
  // A free letter may complete a toss-up, which then has no solver.
  return specialOf(show, 'tossUp') ? tossUpOver(show) : solverPaid(show);
}

const openTiles = (show: Show): number => openLetters(show).flat().filter(Boolean).length;

export const openedBetween = (before: Show, after: Show): number =>
  openTiles(after) - openTiles(before);
