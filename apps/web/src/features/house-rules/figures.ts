import type { HouseRules } from '@wheel/game';

/** A figure of the house rules as a field. */
export type Figure = {
  readonly name: keyof Numbers;
  readonly label: string;
  readonly step: number;
  readonly max: number;
};

type Numbers = {
  readonly [Name in keyof HouseRules as HouseRules[Name] extends number ? Name : never]: number;
};

const POINTS_MAX = 100_000;
const points = (name: Figure['name'], label: string, step: number): Figure => ({
  name,
  label,
  step,
  max: POINTS_MAX,
});

export const POINTS: readonly Figure[] = [
  points('pointsPerLetter', 'Points per letter', 50),
  points('vowelPrice', 'Vowel price', 50),
  points('houseMinimum', 'House minimum', 100),
  points('tossUpPrize', 'Toss-up prize', 100),
  points('finalSpinExtra', 'Final spin extra', 100),
  points('bonusPrize', 'Bonus round prize', 500),
];

export const SECONDS: readonly Figure[] = [
  { name: 'turnSeconds', label: 'Seconds per turn', step: 5, max: 600 },
  { name: 'puzzleSeconds', label: 'Seconds per puzzle', step: 10, max: 3600 },
];

/** What was typed, as a whole figure within its bounds; nothing is 0. */
export const figureIn = (text: string, { max }: Pick<Figure, 'max'>): number =>
  Math.min(Math.max(0, Math.trunc(Number(text)) || 0), max);
