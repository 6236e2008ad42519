import { describe, expect, it } from 'vitest';
import {
  after,
  deskShow,
  eventsOf,
  played,
  scores,
  spun,
  WEDGES,
  wheelOf,
} from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import type { Action } from '../action.ts';
import { canRedo, redo, undo } from '../history/undo.ts';
import { objectionTo } from '../play.ts';

const classic = deskShow({ at: { earned: [700, 50, 0] } });
const simple = after(deskShow({ preset: 'simple' }), host.call('D'));

it('[C1] a number stands as the value of the next consonant', () => {
  expect(spun(classic, 'number').desk?.due).toEqual({ type: 'letter', value: 500 });
});

it('[C1] a number replaces the one that stands where a spin need not come first', () => {
  const twice = spun(after(simple, host.value(300)), 'number');
  expect(twice.desk?.due).toEqual({ type: 'letter', value: 500 });
  expect(spun(twice, 'spinAgain').desk?.due).toEqual({ type: 'move' });
});

it('[C1] a number has no use once no consonant is closed', () => {
  const vowels = deskShow({ preset: 'simple', phrases: ['aua'] });
  expect(spun(vowels, 'number').desk?.due).toEqual({ type: 'move' });
});

it('[C2] Lose Turn passes the turn and costs nothing', () => {
  expect(spun(classic, 'loseTurn').desk).toMatchObject({ turn: 1, earned: [700, 50, 0] });
  expect(eventsOf({ ...classic, ...wheelOf('loseTurn') }, host.spin, host.end)).toEqual([
    { type: 'spinEnded', segment: WEDGES.loseTurn },
    { type: 'turnPassed', team: 1, why: 'loseTurn' },
  ]);
});

describe('Forfeit', () => {
  it('[C3] takes what the team earned on this puzzle, and passes', () => {
    expect(spun(classic, 'forfeit').desk).toMatchObject({ turn: 1, earned: [0, 50, 0] });
    expect(eventsOf({ ...classic, ...wheelOf('forfeit') }, host.spin, host.end)).toEqual([
      { type: 'spinEnded', segment: WEDGES.forfeit },
      { type: 'forfeited', team: 0, points: 700, prizes: [] },
      { type: 'turnPassed', team: 1, why: 'forfeit' },
    ]);
  });

  it('[C3] leaves banked points and stars alone', () => {
    const banked = after(classic, host.right, host.next, host.setTurn(0));
    expect(scores(spun(banked, 'forfeit'))).toEqual([1000, 0, 0]);
    const starred = after(simple, host.right, host.next, host.setTurn(0));
    expect(scores(spun(after(starred, host.call('B')), 'forfeit'))).toEqual([1200, 0, 0]);
  });

  it('[C3] takes it off the score without a bank', () => {
    expect(scores(simple)).toEqual([200, 0, 0]);
    expect(scores(spun(simple, 'forfeit'))).toEqual([0, 0, 0]);
  });
});

it('[C4] Spin Again keeps the turn; a spin, a vowel or an answer may follow', () => {
  const show = spun(classic, 'spinAgain');
  expect(show.desk).toMatchObject({ turn: 0, due: { type: 'move' } });
  for (const action of [host.spin, host.call('E'), host.right])
    expect(objectionTo(show, action)).toBe(null);
  expect(objectionTo(show, host.call('D'))).toBe('SPIN_FIRST');
});

describe.each(['bonusQuestion', 'hostsDecision'] as const)('%s', (chip) => {
  const asked = spun(classic, chip);

  it('[C5] waits for a verdict', () => {
    expect(asked.desk?.due).toEqual({ type: 'verdict', chip });
    expect(objectionTo(classic, host.verdict('nothing'))).toBe('NO_VERDICT');
  });

  it.each([
    ['give', { turn: 0, earned: [1200, 50, 0] }],
    ['take', { turn: 0, earned: [200, 50, 0] }],
    ['pass', { turn: 1, earned: [700, 50, 0] }],
    ['nothing', { turn: 0, earned: [700, 50, 0] }],
  ] as const)('[C5] [C7] takes the verdict "%s"', (outcome, desk) => {
    expect(after(asked, host.verdict(outcome)).desk).toMatchObject({
      ...desk,
      due: { type: 'move' },
    });
  });

  it('[C6] lets no letter be called and no spin start until then; closing the dialog gives none', () => {
    expect(objectionTo(asked, host.call('D'))).toBe('VERDICT_DUE');
    expect(objectionTo(asked, host.call('E'))).toBe('VERDICT_DUE');
    expect(objectionTo(asked, host.spin)).toBe('VERDICT_DUE');
    expect(objectionTo(asked, host.value(300))).toBe('VERDICT_DUE');
    expect(objectionTo(asked, host.free('D'))).toBe(null);
    expect(objectionTo(after(asked, host.verdict('nothing')), host.spin)).toBe(null);
  });

  it('[C7] counts given points as earned on this puzzle, in the score at once without a bank', () => {
    const given = after(spun(simple, chip), host.verdict('give', 300));
    expect([scores(given), given.desk?.earned]).toEqual([
      [500, 0, 0],
      [500, 0, 0],
    ]);
    expect(eventsOf(spun(simple, chip), host.verdict('take', 900))).toEqual([
      { type: 'verdictGiven', team: 0, change: -200 },
    ]);
  });

  it('[C5] is asked no more on another puzzle or as another kind of puzzle', () => {
    expect(after(asked, host.next).desk?.due).toEqual({ type: 'move' });
    const turned = after(asked, host.setKind(0, 'finalSpin'));
    expect(turned.desk).toMatchObject({ due: { type: 'move' }, special: { type: 'finalSpin' } });
  });
});

describe('a typed value', () => {
  it('[C8] stands as if it had been spun, and 0 takes it away', () => {
    expect(after(classic, host.value(650)).desk?.due).toEqual({ type: 'letter', value: 650 });
    expect(after(classic, host.value(650), host.value(0)).desk?.due).toEqual({ type: 'move' });
    expect(after(classic, host.value(650), host.value(700)).desk?.due).toEqual({
      type: 'letter',
      value: 700,
    });
    expect(objectionTo(after(classic, host.value(650)), host.value(650))).toBe('NO_CHANGE');
    expect(objectionTo(classic, host.value(-5))).toBe('NO_CHANGE');
  });

  it('[C8] needs a desk and an open puzzle', () => {
    expect(objectionTo({ ...classic, desk: null }, host.value(300))).toBe('NO_DESK');
    expect(objectionTo(after(classic, host.right), host.value(300))).toBe('PUZZLE_COMPLETE');
  });
});

describe('a spin is one step', () => {
  it.each(['number', 'loseTurn', 'forfeit', 'spinAgain', 'bonusQuestion'] as const)(
    '[C9] with all that %s did',
    (wedge) => {
      const show = { ...classic, ...wheelOf(wedge) };
      const run = played(show, host.showWheel(false), host.spin, host.end, host.close);
      expect(undo(run).show).toEqual(after(show, host.showWheel(false)));
      expect(redo(undo(run)).show).toEqual(run.show);
    },
  );

  it('[C9] also when the wheel is hidden meanwhile', () => {
    const show = { ...classic, ...wheelOf('forfeit') };
    const run = played(show, host.spin, host.showWheel(false), host.end);
    expect(undo(run).show.desk).toEqual(run.show.desk);
    expect(undo(undo(run)).show).toEqual(show);
  });

  it('[C9] that leaves no trace when it is cancelled', () => {
    const show = after(simple, host.value(300));
    expect(played(show, host.spin, host.cancelSpin).show).toEqual(show);
  });

  it('[C9] whose verdict is due again when that is taken back, without its dialog', () => {
    const run = played(
      { ...classic, ...wheelOf('hostsDecision') },
      host.spin,
      host.end,
      host.verdict('give'),
    );
    expect(run.show.rewardDialogVisible).toBe(false);
    const back = undo(run);
    expect(back.show).toMatchObject({
      rewardDialogVisible: false,
      desk: { due: { type: 'verdict' }, earned: [700, 50, 0] },
    });
    const again = redo(redo(undo(back)));
    expect(again.show).toEqual(run.show);
    expect(canRedo(again)).toBe(false);
  });
});

describe('a trial spin, where the wheel is built', () => {
  const trial: Action = { type: 'startSpin', extraDegrees: 1800, atMs: 1, trial: true };

  it('[C1] touches nothing at the desk, and needs nothing from it', () => {
    const solved = { ...after(classic, host.right), ...wheelOf('forfeit') };
    expect(objectionTo(solved, trial)).toBe(null);
    const tried = after({ ...classic, ...wheelOf('forfeit') }, trial, host.end);
    expect(tried).toMatchObject({ desk: classic.desk, rewardDialogVisible: true });
  });
});
