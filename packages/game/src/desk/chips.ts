import type { Objection } from '../objection.ts';
import { andThen, type Outcome, outcome } from '../outcome.ts';
import type { Segment } from '../wheel/segment.ts';
import { type ShowAtDesk, specialOf, withDesk } from './at-desk.ts';
import { ANY_MOVE } from './desk.ts';
import { closedTiles } from './last-letters.ts';
import { earnedBy, isSpinAsked, withExtra, withPoints } from './money.ts';
import { heldBy, withHeld } from './prizes.ts';
import { withTurnPassed } from './turns.ts';

/** Why the wheel may not be spun at the desk now. */
export function objectionToSpin(show: ShowAtDesk): Objection | null {
  const { due } = show.desk;
  const finalSpin = specialOf(show, 'finalSpin');
  if (show.isComplete) return 'PUZZLE_COMPLETE';
  if (specialOf(show, 'tossUp') || specialOf(show, 'bonus')) return 'WHEEL_RESTS';
  if (due.type === 'verdict') return 'VERDICT_DUE';
  if (finalSpin ? finalSpin.value !== null : isSpinAsked(show) && due.type === 'letter') {
    return 'VALUE_STANDS';
  }
  const isForConsonant = finalSpin !== null || isSpinAsked(show);
  return isForConsonant && closedTiles(show).consonants === 0 ? 'NO_CONSONANTS' : null;
}

/** The show with a value for the next consonant, and a prize where it comes from one, or in a final spin for all of them; 0 takes it away. */
export function withValue(show: ShowAtDesk, value: number, prize?: string): ShowAtDesk {
  const finalSpin = specialOf(show, 'finalSpin');
  if (finalSpin) {
    const worth = value > 0 ? withExtra(show, value) : null;
    return withDesk(show, { special: { ...finalSpin, value: worth } });
  }
  const stands = (value > 0 || prize !== undefined) && closedTiles(show).consonants > 0;
  const letter = { type: 'letter', value, ...(prize !== undefined && { prize }) } as const;
  return withDesk(show, { due: stands ? letter : ANY_MOVE });
}

/** What the chip under the pointer does. Whether the wheel is in sight must not matter: see `history/run.ts`. */
export function chipLanded(show: ShowAtDesk, chip: Segment): Outcome<ShowAtDesk> {
  // Of a final spin only a number counts.
  if (specialOf(show, 'finalSpin') && chip.type !== 'points') return { show };
  const free = withDesk(show, { due: ANY_MOVE });
  switch (chip.type) {
    case 'points':
      return { show: withValue(show, chip.value) };
    case 'loseTurn':
      return withTurnPassed(free, 'loseTurn');
    case 'forfeit':
      return andThen(allForfeited(free), (now) => withTurnPassed(now, 'forfeit'));
    case 'spinAgain':
      return { show: free };
    case 'prize':
      return { show: withValue(show, show.houseRules.pointsPerLetter, chip.text) };
    case 'bonusQuestion':
    case 'hostsDecision':
      return { show: withDesk(show, { due: { type: 'verdict', chip: chip.type } }) };
  }
}

function allForfeited(show: ShowAtDesk): Outcome<ShowAtDesk> {
  const { turn } = show.desk;
  const points = earnedBy(show, turn);
  const prizes = heldBy(show, turn);
  const without = withHeld(withPoints(show, turn, -points), turn, []);
  return outcome(without, { type: 'forfeited', team: turn, points, prizes });
}
