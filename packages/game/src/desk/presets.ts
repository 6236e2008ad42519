import { wholeScore } from '../teams.ts';

/** What a puzzle can be played as. */
export const PUZZLE_KINDS = ['round', 'tossUp', 'finalSpin', 'bonus'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export const PRESET_NAMES = ['manual', 'simple', 'classic'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** The house rules a show is played by: one set of figures, each of which the host may change. */
export type HouseRules = {
  /** The set it began as; `manual` is no desk at all, and of its figures only the seconds count. */
  readonly preset: PresetName;
  /** Whether a consonant needs a spun value while the wheel is in sight. */
  readonly spinFirst: boolean;
  /** What a consonant is worth where no value stands. */
  readonly pointsPerLetter: number;
  readonly vowelPrice: number;
  /** Whether points wait in the round and only the solver keeps them. */
  readonly bank: boolean;
  /** The least that solving pays; without a bank, the star. */
  readonly houseMinimum: number;
  /** What the verdict dialog proposes. */
  readonly verdictPoints: number;
  readonly tossUpPrize: number;
  readonly finalSpinExtra: number;
  readonly bonusPrize: number;
  /** What a puzzle may be played as; any other kind is played as a round. */
  readonly kinds: readonly PuzzleKind[];
  /** 0 is off. */
  readonly turnSeconds: number;
  readonly puzzleSeconds: number;
  /** The solve clocks: after a letter of the final spin, and after the picks of the bonus round. */
  readonly finalSpinSeconds: number;
  readonly bonusSeconds: number;
};

const SIMPLE: HouseRules = {
  preset: 'simple',
  spinFirst: false,
  pointsPerLetter: 100,
  vowelPrice: 0,
  bank: false,
  houseMinimum: 1000,
  verdictPoints: 500,
  tossUpPrize: 1000,
  finalSpinExtra: 1000,
  bonusPrize: 5000,
  kinds: ['round', 'tossUp'],
  turnSeconds: 0,
  puzzleSeconds: 0,
  finalSpinSeconds: 3,
  bonusSeconds: 10,
};

const CLASSIC: HouseRules = {
  ...SIMPLE,
  preset: 'classic',
  spinFirst: true,
  pointsPerLetter: 500,
  vowelPrice: 250,
  bank: true,
  kinds: PUZZLE_KINDS,
};

const MANUAL: HouseRules = { ...SIMPLE, preset: 'manual', kinds: ['round'] };

export const PRESETS: Readonly<Record<PresetName, HouseRules>> = {
  manual: MANUAL,
  simple: SIMPLE,
  classic: CLASSIC,
};

const FIGURES = Object.keys(SIMPLE) as (keyof HouseRules)[];

/** The rules with whole figures that are never below 0. */
export const wholeRules = (rules: HouseRules): HouseRules =>
  // Every figure keeps its place and its type.
  Object.fromEntries(
    Object.entries(rules).map(([figure, value]) => [
      figure,
      typeof value === 'number' ? wholeScore(value) : value,
    ]),
  ) as HouseRules;

export const isSameRules = (one: HouseRules, other: HouseRules): boolean =>
  FIGURES.every((figure) => String(one[figure]) === String(other[figure]));

const SECONDS = ['turnSeconds', 'puzzleSeconds', 'finalSpinSeconds', 'bonusSeconds'] as const;

/** Whether two sets differ in nothing but their clocks. */
export const isSameButForClocks = (one: HouseRules, other: HouseRules): boolean =>
  isSameRules(one, { ...other, ...Object.fromEntries(SECONDS.map((name) => [name, one[name]])) });

/** Whether the host has changed a figure of the set. */
export const isChanged = (rules: HouseRules): boolean => !isSameRules(rules, PRESETS[rules.preset]);
