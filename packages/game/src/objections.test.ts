import { expect, it } from 'vitest';
import type { Action } from './action.ts';
import {
  after,
  buzz,
  call,
  deskShow,
  open,
  pass,
  pick,
  right,
  setTurn,
  spin,
  spun,
  start,
  value,
  verdict,
  wrong,
} from './desk/testing-desk.ts';
import type { Objection } from './objection.ts';
import { objectionTo } from './play.ts';
import { newShow, type Show } from './show.ts';
import { showWith } from './testing.ts';
import { points } from './wheel/segment.ts';

const byHand = showWith({ phrases: ['red dog', 'blue sky'] });
const solved = after(byHand, { type: 'guessPhrase', phrase: 'red dog' });
const classic = deskShow();
const tossUp = deskShow({ kind: 'tossUp' });
const tossUpOn = after(tossUp, start(0, 1, 2, 3, 4, 5));
const bonus = deskShow({ kind: 'bonus' });
const rich = deskShow({ at: { earned: [900, 0, 0] } });
const addTeam: Action = { type: 'addTeam', color: '#112233' };
const many = points(...Array.from({ length: 21 }, () => 100));

/** One case of each, so that none is there in name only. */
const SEEN: Readonly<Record<Objection, readonly [Show, Action]>> = {
  TEAMS_LOCKED: [byHand, addTeam],
  TEAMS_FULL: [after(newShow(), ...Array.from({ length: 8 }, () => addTeam)), addTeam],
  NO_SUCH_TEAM: [byHand, { type: 'adjustScore', team: 9, delta: 100 }],
  SEGMENTS_FULL: [byHand, { type: 'fillWheel', segments: many }],
  SEGMENTS_FEW: [byHand, { type: 'fillWheel', segments: [] }],
  NO_SUCH_SEGMENT: [byHand, { type: 'removeSegment', segment: { type: 'forfeit' } }],
  NO_SUCH_CHIP: [byHand, { type: 'addSegment', segment: { type: 'points', value: 150 } }],
  NOT_AN_ORDER: [byHand, { type: 'randomizeWheel', order: [0] }],
  NO_SEGMENTS: [{ ...byHand, wheelSegments: [] }, spin],
  SPINNING: [after(byHand, spin), spin],
  NOT_SPINNING: [byHand, { type: 'endSpin' }],
  BAD_TURN: [byHand, { type: 'startSpin', extraDegrees: 1, atMs: 1 }],
  BAD_TIME: [byHand, { type: 'startClock', which: 'turn', atMs: Number.NaN }],
  NO_REWARD_SHOWN: [byHand, { type: 'closeReward' }],
  NO_QUIZ: [newShow(), { type: 'startGame', withWheel: true }],
  ALREADY_OPEN: [byHand, { type: 'openGame' }],
  PUZZLE_COMPLETE: [solved, call('D')],
  PUZZLE_OPEN: [byHand, { type: 'rewardTeam', team: 0 }],
  PUZZLE_SHOWN: [byHand, { type: 'reorderPuzzles', order: [1, 0] }],
  PUZZLE_BEGUN: [after(byHand, call('D')), { type: 'setKind', puzzle: 0, kind: 'tossUp' }],
  LETTER_USED: [after(byHand, call('D')), call('D')],
  NOT_A_LETTER: [byHand, call('ß')],
  VOWELS_OFF: [byHand, call('E')],
  LAST_PUZZLE: [after(byHand, { type: 'nextPuzzle' }), { type: 'nextPuzzle' }],
  ALREADY_REWARDED: [
    after(solved, { type: 'rewardTeam', team: 0 }),
    { type: 'rewardTeam', team: 1 },
  ],
  NO_SUCH_PUZZLE: [byHand, { type: 'jumpTo', puzzle: 2 }],
  NO_DESK: [byHand, pass],
  NO_BANK: [deskShow({ preset: 'simple' }), { type: 'enterEarned', team: 0, points: 100 }],
  SPIN_FIRST: [classic, call('D')],
  VALUE_STANDS: [after(rich, value(300)), call('E')],
  NO_MONEY: [classic, call('E')],
  NO_CONSONANTS: [deskShow({ phrases: ['aua'] }), spin],
  NO_VOWELS: [after(rich, call('E'), call('O')), call('A')],
  VERDICT_DUE: [spun(classic, 'bonusQuestion'), call('D')],
  NO_VERDICT: [classic, verdict('give')],
  LETTERS_REST: [tossUp, call('D')],
  WHEEL_RESTS: [tossUp, spin],
  NOBODY_ON_TURN: [tossUp, setTurn(1)],
  NOT_A_TOSS_UP: [classic, open],
  ALREADY_BUZZED: [after(tossUpOn, buzz(0)), buzz(1)],
  NOBODY_BUZZED: [tossUpOn, right],
  LOCKED_OUT: [after(tossUpOn, buzz(0), wrong), buzz(0)],
  NOT_A_BONUS_ROUND: [classic, pick('D')],
  PICKS_FULL: [after(bonus, pick('A')), pick('O')],
  PICKS_FEW: [bonus, { type: 'openPicks' }],
  NO_CHANGE: [byHand, { type: 'setVowels', include: false }],
};

it.each(Object.entries(SEEN))('[F6] says why: %s', (objection, [show, action]) => {
  expect(objectionTo(show, action)).toBe(objection);
});
