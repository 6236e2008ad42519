import {
  type BonusRound,
  type Desk,
  type DeskOfPuzzle,
  type FinalSpin,
  type TossUp,
  VERDICT_CHIPS,
} from '../desk/desk.ts';
import { type HouseRules, PRESET_NAMES, PRESETS, PUZZLE_KINDS } from '../desk/presets.ts';
import {
  type Check,
  type ChecksOf,
  filled,
  isFlag,
  isIndex,
  isRecord,
  isText,
  listOf,
  oneOf,
  orNull,
  recordOf,
} from '../shape.ts';

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

const is =
  (type: string): Check =>
  (data) =>
    data === type;

/** The checks of a desk at which this many teams play. */
function checksFor(teamCount: number) {
  const isTeam: Check = (data) => isIndex(data) && Number(data) < teamCount;

  const tossUp: ChecksOf<TossUp> = {
    type: is('tossUp'),
    order: orNull(listOf(isIndex)),
    opened: isIndex,
    buzzed: orNull(isTeam),
    lockedOut: listOf(isTeam),
  };
  const finalSpin: ChecksOf<FinalSpin> = {
    type: is('finalSpin'),
    value: orNull(isIndex),
    called: isFlag,
  };
  const bonus: ChecksOf<BonusRound> = {
    type: is('bonus'),
    picks: listOf(isText),
    opened: isFlag,
  };
  const specials = [recordOf(tossUp), recordOf(finalSpin), recordOf(bonus)];
  const puzzle: ChecksOf<DeskOfPuzzle> = {
    turn: isTeam,
    starter: isTeam,
    earned: listOf(isIndex, teamCount, teamCount),
    special: orNull((data) => specials.some((isSpecial) => isSpecial(data))),
  };
  const dues = [
    recordOf({ type: is('move') }),
    recordOf({ type: is('letter'), value: isIndex }),
    recordOf({ type: is('verdict'), chip: oneOf(...VERDICT_CHIPS) }),
  ];
  const desk: ChecksOf<Desk> = {
    ...puzzle,
    next: isTeam,
    due: (data) => dues.some((isDue) => isDue(data)),
  };
  return { isDeskOfPuzzle: recordOf(puzzle), isDesk: recordOf(desk) };
}

/** Whether the desk, and what is parked of it, fits the teams of its show. */
export function isDeskFor(teamCount: number, desk: unknown, parked: readonly unknown[]): boolean {
  const { isDesk, isDeskOfPuzzle } = checksFor(teamCount);
  return orNull(isDesk)(desk) && parked.every(orNull(isDeskOfPuzzle));
}
