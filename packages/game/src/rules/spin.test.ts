import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as host from '../../test/host.ts';
import { showWith } from '../../test/shows.ts';
import { objectionTo, play } from '../play.ts';
import { segmentAt } from '../wheel/geometry.ts';

const spin = (extraDegrees: number, atMs = 1000) =>
  ({ type: 'startSpin', extraDegrees, atMs }) as const;
const started = (extraDegrees = 1900) => play(showWith(), spin(extraDegrees)).show;

describe('starting', () => {
  it('[W7] notes the turn and the moment', () => {
    const { show, events } = play(showWith(), spin(1999.5, 42));
    expect(show.spin).toEqual({ extraDegrees: 1999.5, startedAtMs: 42 });
    expect(show.wheelRotation).toBe(0);
    expect(events).toEqual([{ type: 'spinStarted' }]);
  });

  it.each([1800, 2159.999])('[W7] may turn by %d degrees', (degrees) => {
    expect(objectionTo(showWith(), spin(degrees))).toBe(null);
  });

  it.each([1799.999, 2160, Number.NaN, Number.POSITIVE_INFINITY, -1800])(
    '[W7] may not turn by %d degrees',
    (degrees) => {
      expect(objectionTo(showWith(), spin(degrees))).toBe('BAD_TURN');
    },
  );

  it('[W7] needs a moment to start at', () => {
    expect(objectionTo(showWith(), spin(1800, Number.NaN))).toBe('BAD_TURN');
  });

  it('[W7] needs segments', () => {
    expect(objectionTo(showWith({ wheelSegments: [] }), spin(1800))).toBe('NO_SEGMENTS');
  });

  it('[W10] closes a dialog still open', () => {
    const won = play(started(), host.end).show;
    expect(play(won, spin(1800)).show.rewardDialogVisible).toBe(false);
  });
});

describe('ending', () => {
  it('[W9] shows the segment under the pointer as the reward', () => {
    const { show, events } = play(started(1800 + 72), host.end);
    expect(show).toMatchObject({
      spin: null,
      wheelRotation: 1872,
      rewardValue: { type: 'points', value: 500 },
      rewardDialogVisible: true,
    });
    expect(events).toEqual([{ type: 'spinEnded', segment: { type: 'points', value: 500 } }]);
  });

  it('[W9] adds up the rotation from spin to spin', () => {
    const turn = fc.double({ min: 1800, max: 2160, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 12 }), (turns) => {
        let show = showWith();
        let rotation = 0;
        for (const degrees of turns) {
          show = play(play(show, spin(degrees)).show, host.end).show;
          rotation += degrees;
          expect(show.wheelRotation).toBe(rotation);
          expect(show.rewardValue).toBe(show.wheelSegments[segmentAt(rotation, 5)]);
        }
      }),
    );
  });

  it('[W9] needs a spin', () => {
    expect(objectionTo(showWith(), host.end)).toBe('NOT_SPINNING');
  });

  it('[W14] comes all the same when the wheel is hidden meanwhile', () => {
    const hidden = play(started(), host.showWheel(false)).show;
    expect(hidden.spin).not.toBe(null);
    expect(play(hidden, host.end).show.rewardDialogVisible).toBe(true);
  });

  it('[W10] is followed by closing the dialog', () => {
    const won = play(started(), host.end).show;
    const closed = play(won, host.close).show;
    expect(closed.rewardDialogVisible).toBe(false);
    expect(objectionTo(closed, host.close)).toBe('NO_REWARD_SHOWN');
  });
});

describe('cancelling', () => {
  it('[W11] leaves the wheel as before, without a dialog', () => {
    const before = showWith({ wheelRotation: 55 });
    const cancelled = play(play(before, spin(1900)).show, host.cancelSpin);
    expect(cancelled.show).toEqual(before);
    expect(cancelled.events).toEqual([]);
  });

  it('[W11] needs a spin', () => {
    expect(objectionTo(showWith(), host.cancelSpin)).toBe('NOT_SPINNING');
  });
});
