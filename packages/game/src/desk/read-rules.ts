import {
  type ChecksOf,
  filled,
  isFlag,
  isIndex,
  isRecord,
  listOf,
  oneOf,
  recordOf,
} from '../shape.ts';
import { wholeScore } from '../teams.ts';
import { type HouseRules, PRESET_NAMES, PRESETS, PUZZLE_KINDS } from './presets.ts';

export const isKind = oneOf(...PUZZLE_KINDS);

const houseRules: ChecksOf<HouseRules> = {
  preset: oneOf(...PRESET_NAMES),
  spinFirst: isFlag,
  pointsPerLetter: isIndex,
  vowelPrice: isIndex,
  bank: isFlag,
  houseMinimum: isIndex,
  verdictPoints: isIndex,
  tossUpPrize: isIndex,
  finalSpinExtra: isIndex,
  bonusPrize: isIndex,
  kinds: listOf(isKind),
  turnSeconds: isIndex,
  puzzleSeconds: isIndex,
  finalSpinSeconds: isIndex,
  bonusSeconds: isIndex,
};

export const isHouseRules = recordOf(houseRules);

/** Rules as far as they are there: a missing figure is the one of their preset. */
export function readHouseRules(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const preset = PRESET_NAMES.find((name) => name === data.preset) ?? 'manual';
  return filled(data, PRESETS[preset]);
}

/** The rules with whole figures that are never below 0. */
export const wholeRules = (rules: HouseRules): HouseRules =>
  // Every figure keeps its place and its type.
  Object.fromEntries(
    Object.entries(rules).map(([figure, value]) => [
      figure,
      typeof value === 'number' ? wholeScore(value) : value,
    ]),
  ) as HouseRules;
