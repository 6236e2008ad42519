import { objectionTo, PUZZLE_KINDS, type PuzzleKind, puzzlesInPlay, type Run } from '@wheel/game';
import { nameOr } from '../../text/names.ts';
import { words } from '../../words/words.ts';

type Show = Run['show'];

/** A puzzle in the running order. The audience may be looking, so nothing of its phrase is in here. */
export type OrderRow = {
  readonly at: number;
  readonly category: string;
  readonly kind: PuzzleKind;
  /** What it may be played as; the present kind alone where it cannot be changed any more. */
  readonly kinds: readonly PuzzleKind[];
  readonly isCurrent: boolean;
  /** What became of it, or that it is on the board. */
  readonly note: string;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
};

/** The places in order, with the puzzle at `at` one place further up (-1) or down (1). */
export function orderWithMove(count: number, at: number, by: 1 | -1): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  const [moved] = order.splice(at, 1);
  if (moved !== undefined) order.splice(at + by, 0, moved);
  return order;
}

export function orderRows(show: Show, isInShow: boolean): readonly OrderRow[] {
  const puzzles = puzzlesInPlay(show);
  const canMove = (at: number, by: 1 | -1) => {
    if (at + by < 0 || at + by >= puzzles.length) return false;
    const order = orderWithMove(puzzles.length, at, by);
    return objectionTo(show, { type: 'reorderPuzzles', order }) === null;
  };
  return puzzles.map(({ category }, at) => {
    const kind = show.kinds[at] ?? 'round';
    const isCurrent = isInShow && at === show.currentPuzzleIndex;
    return {
      at,
      category,
      kind,
      kinds: PUZZLE_KINDS.filter(
        (other) =>
          other === kind ||
          objectionTo(show, { type: 'setKind', puzzle: at, kind: other }) === null,
      ),
      isCurrent,
      note: isCurrent ? words('desk').order.onTheBoard : noteOn(show, at),
      canMoveUp: canMove(at, -1),
      canMoveDown: canMove(at, 1),
    };
  });
}

/** What became of a puzzle that was shown and left. */
function noteOn({ parked, teams }: Show, at: number): string {
  const { order } = words('desk');
  const board = parked[at];
  if (!board) return '';
  if (!board.isComplete) return order.skipped;
  const solver = board.rewardedTeam === null ? undefined : teams[board.rewardedTeam];
  return solver ? nameOr(solver.name, board.rewardedTeam ?? 0) : order.solved;
}
