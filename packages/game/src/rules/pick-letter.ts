import { by, isAtDesk, specialOf, withDesk } from '../desk/at-desk.ts';
import { isPickFull } from '../desk/bonus-round.ts';
import { isKeyLetter } from '../letters.ts';
import { isText } from '../shape.ts';
import type { Rule } from './rule.ts';

export const pickLetter = {
  kind: 'host',
  fields: { letter: isText },

  objection(show, { letter }) {
    const bonus = specialOf(show, 'bonus');
    if (!show.desk) return 'NO_DESK';
    if (!bonus) return 'NOT_A_BONUS_ROUND';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (!isKeyLetter(letter)) return 'NOT_A_LETTER';
    if ([...show.usedLetters, ...bonus.picks].includes(letter)) return 'LETTER_USED';
    return isPickFull(bonus.picks, letter) ? 'PICKS_FULL' : null;
  },

  apply(show, { letter }) {
    const bonus = specialOf(show, 'bonus');
    if (!isAtDesk(show) || !bonus) return { show };
    return {
      show: withDesk(show, { special: { ...bonus, picks: [...bonus.picks, letter] } }),
      events: [{ type: 'picked', team: show.desk.turn, letter }],
    };
  },

  line: (before, { letter }) => ({ letter, ...by(before) }),
} satisfies Rule<'pickLetter'>;
