import { withFreshBoard } from '../board.ts';
import { ANY_MOVE } from '../desk/desk.ts';
import { PUZZLE_KINDS } from '../desk/presets.ts';
import { withPuzzleBegun } from '../desk/turns.ts';
import { isUntouched } from '../desk/untouched.ts';
import { withBoardParked, withParkedBoard } from '../parked.ts';
import { puzzlesInPlay } from '../puzzles.ts';
import { isIndex, oneOf } from '../shape.ts';
import type { Show } from '../show.ts';
import type { Rule } from './rule.ts';

/** What is open stays open in a final spin; every other kind begins on an untouched board. */
export const setKind = {
  kind: 'host',
  fields: { puzzle: isIndex, kind: oneOf(...PUZZLE_KINDS) },

  objection(show, { puzzle, kind }) {
    if (!puzzlesInPlay(show)[puzzle]) return 'NO_SUCH_PUZZLE';
    if ((show.kinds[puzzle] ?? 'round') === kind) return 'NO_CHANGE';
    const there = showAt(show, puzzle);
    if (there?.isComplete) return 'PUZZLE_COMPLETE';
    if (!there || isUntouched(there)) return null;
    return kind === 'finalSpin' ? null : 'PUZZLE_BEGUN';
  },

  apply(show, { puzzle, kind }) {
    const kinds = puzzlesInPlay(show).map((_, at) =>
      at === puzzle ? kind : (show.kinds[at] ?? 'round'),
    );
    const set = { ...show, kinds };
    const there = showAt(set, puzzle);
    if (!there) return { show: set };
    const begun = begunAgain(there);
    if (puzzle === show.currentPuzzleIndex) return { show: begun };
    return { show: { ...set, parked: withBoardParked(begun).parked } };
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

/** The current puzzle begun once more, by who began it, as what it is to be now. */
function begunAgain(show: Show): Show {
  if (!show.desk) return show;
  const { starter, earned } = show.desk;
  if (!isUntouched(show)) {
    const isKnown = show.houseRules.kinds.includes('finalSpin');
    const special = isKnown ? ({ type: 'finalSpin', value: null, called: false } as const) : null;
    return { ...show, desk: { ...show.desk, special, due: ANY_MOVE } };
  }
  const begun = withPuzzleBegun({
    ...withFreshBoard(show),
    desk: { ...show.desk, next: starter },
  });
  return { ...begun, desk: begun.desk && { ...begun.desk, earned } };
}
