import { isAtDesk } from '../desk/at-desk.ts';
import { turnTold } from '../desk/begin.ts';
import { kindAt, withKindInPlay } from '../desk/kinds.ts';
import { isKind } from '../desk/read-rules.ts';
import { isUntouched } from '../desk/untouched.ts';
import { inTurn } from '../outcome.ts';
import { withParkedBoard } from '../parked.ts';
import { puzzlesInPlay } from '../puzzles.ts';
import { isIndex } from '../shape.ts';
import type { Show } from '../show.ts';
import type { Rule } from './rule.ts';

/** What is open stays open in a final spin; every other kind begins on an untouched board. */
export const setKind = {
  kind: 'host',
  fields: { puzzle: isIndex, kind: isKind },

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
    return changed.show === set ? changed : inTurn(changed, turnTold);
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
