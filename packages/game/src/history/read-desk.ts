import {
  type BonusRound,
  type Desk,
  type DeskOfPuzzle,
  type FinalSpin,
  type TossUp,
  VERDICT_CHIPS,
} from '../desk/desk.ts';
import {
  type Check,
  type ChecksOf,
  isFlag,
  isIndex,
  isText,
  listOf,
  oneOf,
  orNull,
  recordOf,
} from '../shape.ts';

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
