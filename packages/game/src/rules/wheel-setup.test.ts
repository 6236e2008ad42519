import { describe, expect, it } from 'vitest';
import * as host from '../../test/host.ts';
import { showWith } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { objectionTo, play } from '../play.ts';
import { points, type Segment, TELEVISION_SEGMENTS } from '../wheel/segment.ts';

const wheel = (...values: readonly number[]) => showWith({ wheelSegments: points(...values) });
const segments = (show: ReturnType<typeof wheel>, action: Action) =>
  play(show, action).show.wheelSegments;
const add = (segment: Segment): Action => ({ type: 'addSegment', segment });
const remove = (segment: Segment): Action => ({ type: 'removeSegment', segment });
const worth = (value: number): Segment => ({ type: 'points', value });
const twenty = Array.from({ length: 20 }, () => 100);

describe('adding a segment', () => {
  it('[W2] puts it at the end', () => {
    expect(segments(wheel(1, 2, 3, 4), add({ type: 'loseTurn' }))).toEqual([
      ...points(1, 2, 3, 4),
      { type: 'loseTurn' },
    ]);
  });

  it('[W2] is ignored at twenty', () => {
    expect(objectionTo(wheel(...twenty), add(worth(100)))).toBe('SEGMENTS_FULL');
    expect(objectionTo(wheel(...twenty.slice(1)), add(worth(100)))).toBe(null);
  });

  it('[W2] takes nothing but a chip', () => {
    expect(objectionTo(showWith(), add(worth(1_000_000)))).toBe('NO_SUCH_CHIP');
  });
});

describe('removing a segment', () => {
  it('[W3] takes the last one of that value', () => {
    expect(segments(wheel(1, 2, 1, 3, 4), remove(worth(1)))).toEqual(points(1, 2, 3, 4));
  });

  it('[W3] is ignored at four', () => {
    expect(objectionTo(wheel(1, 2, 3, 4), remove(worth(1)))).toBe('SEGMENTS_FEW');
  });

  it('[W3] is ignored for a value that is not on the wheel', () => {
    expect(objectionTo(wheel(1, 2, 3, 4, 5), remove(worth(6)))).toBe('NO_SUCH_SEGMENT');
  });
});

describe('the whole wheel', () => {
  it('[W4] is reset to four segments', () => {
    expect(segments(wheel(1, 2, 3, 4, 5), { type: 'resetWheel' })).toEqual(
      points(100, 200, 300, 400),
    );
  });

  it('[W5] is put into the order given, where it stands', () => {
    const show = { ...wheel(1, 2, 3, 4), wheelRotation: 33 };
    const shuffled = play(show, { type: 'randomizeWheel', order: [2, 0, 3, 1] }).show;
    expect(shuffled.wheelSegments).toEqual(points(3, 1, 4, 2));
    expect(shuffled.wheelRotation).toBe(33);
  });

  it.each([
    [[0, 1, 2]],
    [[0, 1, 2, 3, 4]],
    [[0, 1, 2, 2]],
    [[0, 1, 2, 4]],
    [[0, 1, 2, 2.5]],
    [[0, 1, 2, Number.NaN]],
  ])('[W5] is not put into %j, which is no order of it', (order) => {
    expect(objectionTo(wheel(1, 2, 3, 4), { type: 'randomizeWheel', order })).toBe('NOT_AN_ORDER');
  });

  it('[W14] is hidden and shown', () => {
    const hidden = play(showWith(), host.showWheel(false)).show;
    expect(hidden.showWheelInGame).toBe(false);
    expect(objectionTo(hidden, host.showWheel(false))).toBe('NO_CHANGE');
    expect(play(hidden, host.showWheel(true)).show.showWheelInGame).toBe(true);
  });

  it('[W13] is kept when another quiz is chosen and started', () => {
    const before = { ...wheel(1, 2, 3, 4, 5), wheelRotation: 44 };
    const chosen = play(before, { type: 'chooseQuiz', puzzles: before.puzzles }).show;
    const entered = play(chosen, { type: 'enterTeams', color: '#112233' }).show;
    const started = play(entered, { type: 'startGame', withWheel: false }).show;
    expect(started.wheelSegments).toEqual(before.wheelSegments);
    expect(started.wheelRotation).toBe(44);
  });
});

describe('filling the wheel', () => {
  const fill = (filling: readonly Segment[]): Action => ({ type: 'fillWheel', segments: filling });

  it('[O6] puts the given chips on it, as on television for one', () => {
    expect(segments(wheel(1, 2, 3, 4), fill(TELEVISION_SEGMENTS))).toBe(TELEVISION_SEGMENTS);
    expect(TELEVISION_SEGMENTS).toHaveLength(20);
    const values = TELEVISION_SEGMENTS.map((segment) =>
      segment.type === 'points' ? segment.value : segment.type,
    );
    expect(values.join(' ')).toBe(
      '500 900 700 300 800 600 loseTurn 400 1000 600 500 forfeit 900 700 400 800 spinAgain 300 600 forfeit',
    );
  });

  it.each([
    ['fewer than four', points(100, 200, 300), 'SEGMENTS_FEW'],
    ['more than twenty', points(...twenty, 100), 'SEGMENTS_FULL'],
    ['what is no chip', points(100, 200, 300, 150), 'NO_SUCH_CHIP'],
  ])('[O6] takes no %s', (_what, filling, objection) => {
    expect(objectionTo(showWith(), fill(filling))).toBe(objection);
  });

  it('[O6] takes four and twenty', () => {
    expect(objectionTo(showWith(), fill(points(100, 200, 300, 400)))).toBe(null);
    expect(objectionTo(showWith(), fill(points(...twenty)))).toBe(null);
  });
});

const blockedWhileSpinning: readonly Action[] = [
  add(worth(100)),
  remove(worth(100)),
  { type: 'resetWheel' },
  { type: 'randomizeWheel', order: [4, 3, 2, 1, 0] },
  { type: 'fillWheel', segments: TELEVISION_SEGMENTS },
  { type: 'startSpin', extraDegrees: 1900, atMs: 0 },
];

it.each(blockedWhileSpinning)('[W6] ignores $type while the wheel spins', (action) => {
  expect(objectionTo(showWith(), action)).toBe(null);
  const spinning = showWith({ spin: { extraDegrees: 1900, startedAtMs: 0 } });
  expect(objectionTo(spinning, action)).toBe('SPINNING');
});
