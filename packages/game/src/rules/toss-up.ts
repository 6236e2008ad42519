import { lettersInPlay, withTilesOpen } from '../board.ts';
import { isAtDesk, named, specialOf, withDesk } from '../desk/at-desk.ts';
import { withNothingDue } from '../desk/solving.ts';
import { closedTileIndexes, nextTile, tossUpOver } from '../desk/toss-up.ts';
import { andThen, outcome } from '../outcome.ts';
import type { Rule } from './rule.ts';

/** The dice are thrown outside: the order of all closed tiles arrives as their indexes. */
export const startTossUp = {
  kind: 'host',

  objection(show, { order }) {
    const tossUp = specialOf(show, 'tossUp');
    if (!show.desk) return 'NO_DESK';
    if (!tossUp) return 'NOT_A_TOSS_UP';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (tossUp.order) return 'ALREADY_OPEN';
    const ascending = [...order].sort((a, b) => a - b);
    return String(ascending) === String(closedTileIndexes(show)) ? null : 'NOT_AN_ORDER';
  },

  apply(show, { order }) {
    const tossUp = specialOf(show, 'tossUp');
    if (!isAtDesk(show) || !tossUp) return { show };
    const begun = withDesk(withNothingDue(show), { special: { ...tossUp, order } });
    return outcome(begun, { type: 'tossUpStarted' });
  },

  line: () => ({}),
} satisfies Rule<'startTossUp'>;

/** The next tile of a toss-up opens by itself. With the last one it is over. */
export const openTossUpLetter = {
  kind: 'auto',

  objection(show) {
    const tossUp = specialOf(show, 'tossUp');
    if (!tossUp) return show.desk ? 'NOT_A_TOSS_UP' : 'NO_DESK';
    return tossUp.buzzed !== null || !nextTile(show, tossUp) ? 'LETTERS_REST' : null;
  },

  apply(show) {
    const tossUp = specialOf(show, 'tossUp');
    const next = tossUp && nextTile(show, tossUp);
    if (!isAtDesk(show) || !next) return { show };
    const { opened, index } = next;
    const letters = lettersInPlay(show);
    const isNext = indexesOf(letters).map((word) => word.map((at) => at === index));
    const open = withTilesOpen(withDesk(show, { special: { ...tossUp, opened } }), isNext);
    const told = outcome(open, { type: 'tossUpLetter', letter: letters.flat()[index] ?? '' });
    return open.isComplete ? andThen(told, tossUpOver) : told;
  },
} satisfies Rule<'openTossUpLetter'>;

/** The tiles of each word by their indexes, counted through all words. */
function indexesOf(words: readonly (readonly unknown[])[]): readonly (readonly number[])[] {
  let index = 0;
  return words.map((word) => word.map(() => index++));
}

/** A team wants to answer: the letters rest until the host has said right or wrong. */
export const buzz = {
  kind: 'host',

  objection(show, { team }) {
    const tossUp = specialOf(show, 'tossUp');
    if (!show.desk) return 'NO_DESK';
    if (!tossUp) return 'NOT_A_TOSS_UP';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (!tossUp.order) return 'LETTERS_REST';
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    if (tossUp.lockedOut.includes(team)) return 'LOCKED_OUT';
    return tossUp.buzzed === null ? null : 'ALREADY_BUZZED';
  },

  apply(show, { team }) {
    const tossUp = specialOf(show, 'tossUp');
    if (!isAtDesk(show) || !tossUp) return { show };
    const asked = withDesk(show, { special: { ...tossUp, buzzed: team } });
    return outcome(asked, { type: 'buzzed', team });
  },

  line: (before, { team }) => named(before, team),
} satisfies Rule<'buzz'>;
