import type { Show } from '../show.ts';
import type { FinalSpin } from './desk.ts';

export const NEW_FINAL_SPIN: FinalSpin = { type: 'finalSpin', value: null, called: false };

/** What every consonant is worth; `null` while the wheel can still say it. */
export function finalSpinValue(show: Show, { value }: FinalSpin): number | null {
  if (value !== null) return value;
  const canSay =
    show.showWheelInGame && show.wheelSegments.some((segment) => segment.type === 'points');
  return canSay ? null : withExtra(show, show.houseRules.pointsPerLetter);
}

export const withExtra = ({ houseRules }: Show, points: number): number =>
  points + houseRules.finalSpinExtra;
