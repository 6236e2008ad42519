import { by, isAtDesk, paidFor, specialOf, withDesk } from '../desk/at-desk.ts';
import { lettersOpened, PICK_COUNT } from '../desk/bonus-round.ts';
import type { Rule } from './rule.ts';

export const openPicks = {
  kind: 'host',
  fields: {},

  objection(show) {
    const bonus = specialOf(show, 'bonus');
    if (!show.desk) return 'NO_DESK';
    if (!bonus) return 'NOT_A_BONUS_ROUND';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (bonus.opened) return 'ALREADY_OPEN';
    return bonus.picks.length < PICK_COUNT ? 'PICKS_FEW' : null;
  },

  apply(show) {
    const bonus = specialOf(show, 'bonus');
    if (!isAtDesk(show) || !bonus) return { show };
    const opened = withDesk(show, { special: { ...bonus, opened: true } });
    return lettersOpened(opened, bonus.picks);
  },

  line: (before, _action, after) => ({
    letters: specialOf(before, 'bonus')?.picks ?? [],
    count: after.correctLetters.flat().filter(Boolean).length,
    isSolved: after.isComplete,
    ...by(before),
    ...paidFor(before, after),
  }),
} satisfies Rule<'openPicks'>;
