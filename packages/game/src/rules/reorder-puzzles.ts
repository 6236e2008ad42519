import { withFreshBoard } from '../board.ts';
import { isUntouched } from '../desk/untouched.ts';
import { inOrder, isNewOrder, isOrderOf } from '../order.ts';
import { isIndex, listOf } from '../shape.ts';
import type { Show } from '../show.ts';
import type { Rule } from './rule.ts';

/** Before the game every puzzle may move, later only those behind the current one. */
const isBeforeGame = (show: Show): boolean =>
  !show.gameStarted &&
  show.currentPuzzleIndex === 0 &&
  Object.keys(show.parked).length === 0 &&
  isUntouched(show);

export const reorderPuzzles = {
  kind: 'host',
  fields: { order: listOf(isIndex) },

  objection(show, { order }) {
    if (show.puzzles.length === 0) return 'NO_QUIZ';
    if (!isOrderOf(show.puzzles.length, order)) return 'NOT_AN_ORDER';
    if (!isNewOrder(order)) return 'NO_CHANGE';
    const isFixed = isNewOrder(order.slice(0, show.currentPuzzleIndex + 1));
    return isFixed && !isBeforeGame(show) ? 'PUZZLE_SHOWN' : null;
  },

  apply(show, { order }) {
    const moved: Show = {
      ...show,
      puzzles: inOrder(show.puzzles, order),
      kinds: order.map((from) => show.kinds[from] ?? 'round'),
      parked: Object.fromEntries(
        order.flatMap((from, at) => {
          const board = show.parked[from];
          return board ? [[at, board]] : [];
        }),
      ),
    };
    return {
      show:
        order[show.currentPuzzleIndex] === show.currentPuzzleIndex ? moved : withFreshBoard(moved),
    };
  },

  line: () => ({}),
} satisfies Rule<'reorderPuzzles'>;
