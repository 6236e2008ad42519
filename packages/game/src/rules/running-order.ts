import { withFreshBoard } from '../board.ts';
import { isAtDesk } from '../desk/at-desk.ts';
import { turnTold } from '../desk/begin.ts';
import { isUntouched, kindAt, withKindInPlay } from '../desk/kinds.ts';
import { inOrder, isNewOrder, isOrderOf } from '../order.ts';
import { andThen } from '../outcome.ts';
import { withParkedBoard } from '../parked.ts';
import { puzzlesInPlay } from '../puzzles.ts';
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

/** What is open stays open in a final spin; every other kind begins on an untouched board. */
export const setKind = {
  kind: 'host',

  objection(show, { puzzle, kind }) {
    if (!puzzlesInPlay(show)[puzzle]) return 'NO_SUCH_PUZZLE';
    if (kindAt(show, puzzle) === kind) return 'NO_CHANGE';
    const there = showAt(show, puzzle);
    if (there?.isComplete) return 'PUZZLE_COMPLETE';
    if (!there || isUntouched(there)) return null;
    return kind === 'finalSpin' ? null : 'PUZZLE_BEGUN';
  },

  apply(show, { puzzle, kind }) {
    const kinds = puzzlesInPlay(show).map((_, at) => (at === puzzle ? kind : kindAt(show, at)));
    const set = { ...show, kinds };
    // A puzzle that was left becomes what it is to be once it is found again.
    if (!isAtDesk(set) || puzzle !== show.currentPuzzleIndex) return { show: set };
    const changed = withKindInPlay(set);
    return changed.show === set ? changed : andThen(changed, turnTold);
  },

  line: (before, { puzzle, kind }) => ({
    position: puzzle + 1,
    category: puzzlesInPlay(before)[puzzle]?.category ?? '',
    kind,
  }),
} satisfies Rule<'setKind'>;

/** The show at that puzzle, as it was left there; `null` where it was never shown. */
const showAt = (show: Show, puzzle: number): Show | null =>
  puzzle === show.currentPuzzleIndex
    ? show
    : withParkedBoard({ ...show, currentPuzzleIndex: puzzle });
