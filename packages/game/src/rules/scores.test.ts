import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as host from '../../test/host.ts';
import { showWith, team } from '../../test/shows.ts';
import { objectionTo, play } from '../play.ts';

const adjust = (at: number, delta: number) => ({ type: 'adjustScore', team: at, delta }) as const;
const scored = (first: number, second = 0) =>
  showWith({ teams: [team('A', first), team('B', second)], isComplete: true });

describe('an adjustment', () => {
  it('[S3] adds its delta to that team only', () => {
    const { show, events } = play(scored(200, 300), adjust(1, 100));
    expect(show.teams.map(({ score }) => score)).toEqual([200, 400]);
    expect(events).toEqual([{ type: 'scored', team: 1, change: 100, score: 400 }]);
  });

  it('[S3] stops at 0', () => {
    const { show, events } = play(scored(50), adjust(0, -100));
    expect(show.teams[0]?.score).toBe(0);
    expect(events).toEqual([{ type: 'scored', team: 0, change: -50, score: 0 }]);
  });

  it.each([2, -1, 0.5, Number.NaN])('[S4] does nothing for team %d', (at) => {
    expect(objectionTo(scored(0), adjust(at, 100))).toBe('NO_SUCH_TEAM');
  });

  it.each([-100, 0, Number.NaN, Number.POSITIVE_INFINITY])(
    '[S5] of %d to a score of 0 is no step',
    (delta) => {
      expect(objectionTo(scored(0), adjust(0, delta))).toBe('NO_CHANGE');
    },
  );

  it('[S6] never brings a score below 0', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double(), (score, delta) => {
        const after = play(scored(score), adjust(0, delta)).show.teams[0]?.score ?? -1;
        expect(Number.isSafeInteger(after) && after >= 0).toBe(true);
      }),
    );
  });
});

describe('a star', () => {
  it('[S1] adds 1000', () => {
    const { show, events } = play(scored(200, 300), host.star(1));
    expect(show.teams.map(({ score }) => score)).toEqual([200, 1300]);
    expect(events).toEqual([{ type: 'rewarded', team: 1, value: 1000 }]);
  });

  it('[S1] adds another value when given one', () => {
    const show = play(scored(200), host.star(0, 350)).show;
    expect(show.teams[0]?.score).toBe(550);
  });

  it('[S2] waits for the puzzle to be solved', () => {
    expect(objectionTo(showWith(), host.star(0))).toBe('PUZZLE_OPEN');
  });

  it('[S2] is given once for a puzzle', () => {
    const rewarded = play(scored(0), host.star(1)).show;
    expect(rewarded.rewardedTeam).toBe(1);
    expect(objectionTo(rewarded, host.star(0))).toBe('ALREADY_REWARDED');
    expect(objectionTo(rewarded, host.star(1))).toBe('ALREADY_REWARDED');
  });

  it('[S4] does nothing for a team that does not exist', () => {
    expect(objectionTo(scored(0), host.star(2))).toBe('NO_SUCH_TEAM');
  });

  it('[S6] of a negative value stops at 0', () => {
    expect(play(scored(200), host.star(0, -500)).show.teams[0]?.score).toBe(0);
  });

  it('[S6] of no number at all is ignored', () => {
    expect(objectionTo(scored(200), host.star(0, Number.NaN))).toBe('NO_CHANGE');
  });
});
