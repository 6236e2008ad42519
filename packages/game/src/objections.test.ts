import { expect, it } from 'vitest';
import { after, deskShow, spun } from '../test/desk.ts';
import * as host from '../test/host.ts';
import { showWith } from '../test/shows.ts';
import type { Action } from './action.ts';
import { PRESETS } from './desk/presets.ts';
import type { Objection } from './objection.ts';
import { objectionTo } from './play.ts';
import { newShow, type Show } from './show.ts';
import { points } from './wheel/segment.ts';

const byHand = showWith({ phrases: ['red dog', 'blue sky'] });
const solved = after(byHand, host.solve('red dog'));
const classic = deskShow();
const tossUp = deskShow({ kind: 'tossUp' });
const tossUpOn = after(tossUp, host.start(0, 1, 2, 3, 4, 5));
const bonus = deskShow({ kind: 'bonus' });
const rich = deskShow({ at: { earned: [900, 0, 0] } });
const addTeam: Action = { type: 'addTeam', color: '#112233' };
const many = points(...Array.from({ length: 21 }, () => 100));

/** One case of each, so that none is there in name only. */
const SEEN: Readonly<Record<Objection, readonly [Show, Action]>> = {
  TEAMS_LOCKED: [byHand, addTeam],
  TEAMS_FULL: [after(newShow(), ...Array.from({ length: 8 }, () => addTeam)), addTeam],
  NO_SUCH_TEAM: [byHand, host.plus(9)],
  SEGMENTS_FULL: [byHand, { type: 'fillWheel', segments: many }],
  SEGMENTS_FEW: [byHand, { type: 'fillWheel', segments: [] }],
  NO_SUCH_SEGMENT: [byHand, { type: 'removeSegment', segment: { type: 'forfeit' } }],
  NO_SUCH_CHIP: [byHand, { type: 'addSegment', segment: { type: 'points', value: 150 } }],
  BAD_CHIP: [byHand, host.makePrize('500')],
  SAME_CHIP: [byHand, host.makePrize('lose  turn')],
  CHIPS_FULL: [after(byHand, ...[...'abcdefghij'].map(host.makePrize)), host.makePrize('k')],
  OWN_CHIPS_ONLY: [byHand, { type: 'dropChip', segment: { type: 'forfeit' } }],
  NOT_AN_ORDER: [byHand, { type: 'randomizeWheel', order: [0] }],
  NO_SEGMENTS: [{ ...byHand, wheelSegments: [] }, host.spin],
  SPINNING: [after(byHand, host.spin), host.spin],
  NOT_SPINNING: [byHand, host.end],
  BAD_TURN: [byHand, { type: 'startSpin', extraDegrees: 1, atMs: 1 }],
  BAD_TIME: [byHand, { type: 'startClock', which: 'turn', atMs: Number.NaN }],
  NO_REWARD_SHOWN: [byHand, host.close],
  NO_QUIZ: [newShow(), host.startGame],
  GAME_STARTED: [
    byHand,
    { type: 'useSetup', name: 'Plain', chips: [], segments: [], rules: PRESETS.manual, kinds: [] },
  ],
  ALREADY_OPEN: [byHand, host.openGame],
  PUZZLE_COMPLETE: [solved, host.call('D')],
  PUZZLE_OPEN: [byHand, host.star(0)],
  PUZZLE_SHOWN: [byHand, { type: 'reorderPuzzles', order: [1, 0] }],
  PUZZLE_BEGUN: [after(byHand, host.call('D')), host.setKind(0, 'tossUp')],
  LETTER_USED: [after(byHand, host.call('D')), host.call('D')],
  NOT_A_LETTER: [byHand, host.call('ß')],
  VOWELS_OFF: [byHand, host.call('E')],
  LAST_PUZZLE: [after(byHand, host.next), host.next],
  ALREADY_REWARDED: [after(solved, host.star(0)), host.star(1)],
  NO_SUCH_PUZZLE: [byHand, host.jump(2)],
  NO_DESK: [byHand, host.pass],
  NO_BANK: [deskShow({ preset: 'simple' }), { type: 'enterEarned', team: 0, points: 100 }],
  SPIN_FIRST: [classic, host.call('D')],
  VALUE_STANDS: [after(rich, host.value(300)), host.call('E')],
  NO_MONEY: [classic, host.call('E')],
  NO_CONSONANTS: [deskShow({ phrases: ['aua'] }), host.spin],
  NO_VOWELS: [after(rich, host.call('E'), host.call('O')), host.call('A')],
  VERDICT_DUE: [spun(classic, 'bonusQuestion'), host.call('D')],
  NO_VERDICT: [classic, host.verdict('give')],
  LETTERS_REST: [tossUp, host.call('D')],
  WHEEL_RESTS: [tossUp, host.spin],
  NOBODY_ON_TURN: [tossUp, host.setTurn(1)],
  NOT_A_TOSS_UP: [classic, host.open],
  ALREADY_BUZZED: [after(tossUpOn, host.buzz(0)), host.buzz(1)],
  NOBODY_BUZZED: [tossUpOn, host.right],
  LOCKED_OUT: [after(tossUpOn, host.buzz(0), host.wrong), host.buzz(0)],
  NOT_A_BONUS_ROUND: [classic, host.pick('D')],
  PICKS_FULL: [after(bonus, host.pick('A')), host.pick('O')],
  PICKS_FEW: [bonus, host.openPicks],
  NO_CHANGE: [byHand, host.vowels(false)],
};

it.each(Object.entries(SEEN))('[F6] says why: %s', (objection, [show, action]) => {
  expect(objectionTo(show, action)).toBe(objection);
});
