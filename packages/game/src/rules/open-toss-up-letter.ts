import { lettersInPlay, withTilesOpen } from '../board.ts';
import { isAtDesk, specialOf, withDesk } from '../desk/at-desk.ts';
import { nextTile, tossUpOver } from '../desk/toss-up.ts';
import { inTurn, type Outcome } from '../outcome.ts';
import type { Rule } from './rule.ts';

/** The next tile of a toss-up opens by itself. With the last one it is over. */
export const openTossUpLetter = {
  kind: 'trailing',
  fields: {},

  objection(show) {
    const tossUp = specialOf(show, 'tossUp');
    if (!tossUp) return show.desk ? 'NOT_A_TOSS_UP' : 'NO_DESK';
    return tossUp.buzzed !== null || !nextTile(show, tossUp) ? 'LETTERS_REST' : null;
  },

  apply(show) {
    const tossUp = specialOf(show, 'tossUp');
    const next = tossUp && nextTile(show, tossUp);
    if (!isAtDesk(show) || !next) return { show };
    const { opened, place } = next;
    const letters = lettersInPlay(show);
    const isNext = placesOf(letters).map((word) => word.map((at) => at === place));
    const outcome: Outcome<typeof show> = {
      show: withTilesOpen(withDesk(show, { special: { ...tossUp, opened } }), isNext),
      events: [{ type: 'tossUpLetter', letter: letters.flat()[place] ?? '' }],
    };
    return outcome.show.isComplete ? inTurn(outcome, tossUpOver) : outcome;
  },
} satisfies Rule<'openTossUpLetter'>;

/** The tiles of each word by their places, counted through all words. */
function placesOf(words: readonly (readonly unknown[])[]): readonly (readonly number[])[] {
  let place = 0;
  return words.map((word) => word.map(() => place++));
}
