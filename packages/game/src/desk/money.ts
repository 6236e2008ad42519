import type { Show } from '../show.ts';
import { wholeScore, withScore } from '../teams.ts';
import { type ShowAtDesk, specialOf, withDesk } from './at-desk.ts';
import type { FinalSpin } from './desk.ts';
import { closedTiles } from './last-letters.ts';

export const scoreOf = ({ teams }: Show, team: number): number => teams[team]?.score ?? 0;

export const earnedBy = ({ desk }: ShowAtDesk, team: number): number => desk.earned[team] ?? 0;

/** Points that a team gains or loses on this puzzle, in the score at once where there is no bank. They stop at 0. */
export function withPoints(show: ShowAtDesk, team: number, change: number): ShowAtDesk {
  const earned = withEarned(show, team, earnedBy(show, team) + change);
  return show.houseRules.bank ? earned : withScore(earned, team, scoreOf(show, team) + change);
}

export const withEarned = (show: ShowAtDesk, team: number, points: number): ShowAtDesk =>
  withDesk(show, {
    earned: show.desk.earned.map((old, at) => (at === team ? wholeScore(points) : old)),
  });

/** Whether a consonant must wait for the wheel: it must be in sight to be asked for. */
export const isSpinAsked = ({ houseRules, showWheelInGame }: Show): boolean =>
  houseRules.spinFirst && showWheelInGame;

/** The value that stands: of the next consonant, in a final spin of all of them. */
export function standingValue(show: ShowAtDesk): number | null {
  const { due } = show.desk;
  const finalSpin = specialOf(show, 'finalSpin');
  if (finalSpin) return finalSpin.value;
  return due.type === 'letter' ? due.value : null;
}

/** What a consonant is worth now, for each tile it opens; `null` while a spin must say it first. */
export function letterValue(show: ShowAtDesk): number | null {
  const finalSpin = specialOf(show, 'finalSpin');
  if (finalSpin) return finalSpinValue(show, finalSpin);
  return standingValue(show) ?? (isSpinAsked(show) ? null : show.houseRules.pointsPerLetter);
}

/** What the team on turn pays for a vowel now. With nothing but vowels closed, one that cannot pay has them free. */
export function vowelPrice(show: ShowAtDesk): number {
  const { vowelPrice: price } = show.houseRules;
  const { special } = show.desk;
  // Where no letters are called, the price must not tell what is closed.
  if (special) return special.type === 'finalSpin' ? 0 : price;
  const isShort = earnedBy(show, show.desk.turn) < price;
  return isShort && closedTiles(show).consonants === 0 ? 0 : price;
}

/** What every consonant is worth; `null` while the wheel can still say it. */
function finalSpinValue(show: Show, { value }: FinalSpin): number | null {
  if (value !== null) return value;
  const canSay =
    show.showWheelInGame && show.wheelSegments.some((segment) => segment.type === 'points');
  return canSay ? null : withExtra(show, show.houseRules.pointsPerLetter);
}

export const withExtra = ({ houseRules }: Show, points: number): number =>
  points + houseRules.finalSpinExtra;
