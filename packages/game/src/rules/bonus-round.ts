import { by, isAtDesk, paidFor, specialOf, withDesk } from '../desk/at-desk.ts';
import { isPickFull, lettersOpened, PICK_COUNT } from '../desk/bonus-round.ts';
import { isKeyLetter } from '../letters.ts';
import { outcome } from '../outcome.ts';
import { alphabetInPlay } from '../puzzles.ts';
import type { Rule } from './rule.ts';

export const pickLetter = {
  kind: 'host',

  objection(show, { letter }) {
    const bonus = specialOf(show, 'bonus');
    const alphabet = alphabetInPlay(show);
    if (!show.desk) return 'NO_DESK';
    if (!bonus) return 'NOT_A_BONUS_ROUND';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (!isKeyLetter(letter, alphabet)) return 'NOT_A_LETTER';
    if ([...show.usedLetters, ...bonus.picks].includes(letter)) return 'LETTER_USED';
    return isPickFull(bonus.picks, letter, alphabet) ? 'PICKS_FULL' : null;
  },

  apply(show, { letter }) {
    const bonus = specialOf(show, 'bonus');
    if (!isAtDesk(show) || !bonus) return { show };
    const picked = withDesk(show, { special: { ...bonus, picks: [...bonus.picks, letter] } });
    return outcome(picked, { type: 'picked', team: show.desk.turn, letter });
  },

  line: (before, { letter }) => ({ letter, ...by(before) }),
} satisfies Rule<'pickLetter'>;

export const openPicks = {
  kind: 'host',

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
