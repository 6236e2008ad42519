import { LIMITS } from './limits.ts';

/** The chips that every show has, as text. */
export const CHIPS: readonly string[] = [
  ...Array.from({ length: 10 }, (_, nth) => String(100 * (nth + 1))),
  'Lose Turn',
  'Forfeit',
  'Spin Again',
  'Bonus Question',
  'Hosts Decision',
];

export const SETUP_PRESETS = ['manual', 'simple', 'classic'] as const;
export const SETUP_KINDS = ['round', 'tossUp', 'finalSpin', 'bonus'] as const;

/** The largest value of each figure; the least is 0. */
export const FIGURES_MAX = {
  pointsPerLetter: LIMITS.pointsMax,
  vowelPrice: LIMITS.pointsMax,
  houseMinimum: LIMITS.pointsMax,
  verdictPoints: LIMITS.pointsMax,
  tossUpPrize: LIMITS.pointsMax,
  finalSpinExtra: LIMITS.pointsMax,
  bonusPrize: LIMITS.pointsMax,
  turnSeconds: 600,
  puzzleSeconds: 3600,
  finalSpinSeconds: 600,
  bonusSeconds: 600,
} as const;
