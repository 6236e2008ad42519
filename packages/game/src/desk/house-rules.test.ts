import { describe, expect, it } from 'vitest';
import { after, deskShow, eventsOf, scores } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { shownText, showWith } from '../../test/shows.ts';
import { newRun, perform } from '../history/run.ts';
import { undo } from '../history/undo.ts';
import { objectionTo, play } from '../play.ts';
import { newShow } from '../show.ts';
import { isChanged, PRESETS } from './presets.ts';

const byHand = showWith({ phrases: ['red dog', 'blue sky'] });
const classic = deskShow({ at: { turn: 1, earned: [700, 50, 0] } });

describe('choosing rules', () => {
  it('[D1] is not needed: what belongs to a desk is refused without one', () => {
    for (const action of [host.right, host.pass, host.value(300), host.free('D')]) {
      expect(objectionTo(byHand, action)).toBe('NO_DESK');
    }
  });

  it('[D1] is Manual in a new show, whose game has no desk', () => {
    expect(newShow().houseRules).toBe(PRESETS.manual);
    expect(byHand.desk).toBe(null);
  });

  it('[D2] tells a preset from one with a figure changed', () => {
    expect(Object.values(PRESETS).map(isChanged)).toEqual([false, false, false]);
    expect(isChanged({ ...PRESETS.classic, vowelPrice: 100 })).toBe(true);
  });

  it('[D2] takes changed figures, whole and not below 0', () => {
    const rules = { ...PRESETS.classic, vowelPrice: -100, houseMinimum: 99.9 };
    const { show, events } = play(byHand, host.chooseRules(rules));
    expect(show.houseRules).toEqual({ ...PRESETS.classic, vowelPrice: 0, houseMinimum: 99 });
    expect(events[0]).toEqual({ type: 'rulesChosen', preset: 'classic', isChanged: true });
  });

  it('[D3] brings a desk in the middle of a game, and takes it away again', () => {
    const guessed = after(byHand, host.call('D'));
    const atDesk = after(guessed, host.chooseRules(PRESETS.classic));
    expect(atDesk.desk).toMatchObject({ turn: 0, earned: [0, 0], due: { type: 'move' } });
    expect(shownText(atDesk)).toBe('..D D..');
    expect(after(atDesk, host.chooseRules(PRESETS.manual))).toEqual(guessed);
  });

  it('[D3] back to Manual keeps the scores and drops turn, round points and what was due', () => {
    const paid = after(classic, host.right, host.next, host.value(300));
    const manual = after(paid, host.chooseRules(PRESETS.manual));
    expect(manual.desk).toBe(null);
    expect(scores(manual)).toEqual(scores(paid));
    expect(manual.parked[0]?.desk).toBe(null);
  });

  it('[D3] is one step', () => {
    const run = perform(newRun(classic), host.chooseRules(PRESETS.simple)).run;
    expect(undo(run).show).toEqual(classic);
  });

  it('[D3] waits for the end of a spin, by hand, too', () => {
    expect(objectionTo(after(byHand, host.spin), host.chooseRules(PRESETS.simple))).toBe(
      'SPINNING',
    );
    expect(objectionTo(after(classic, host.spin), host.chooseRules(PRESETS.simple))).toBe(
      'SPINNING',
    );
  });

  it('[D3] needs a change', () => {
    expect(objectionTo(classic, host.chooseRules({ ...PRESETS.classic }))).toBe('NO_CHANGE');
  });

  it('[D3] in the middle of a puzzle drops its points and those of puzzles that were left', () => {
    const left = after(classic, host.next, host.value(100), host.call('S'));
    const cheaper = after(left, host.chooseRules({ ...PRESETS.classic, vowelPrice: 100 }));
    expect(cheaper.desk).toMatchObject({ turn: 1, earned: [0, 0, 0] });
    expect(cheaper.parked[0]?.desk).toMatchObject({ turn: 1, earned: [0, 0, 0] });
    expect(scores(cheaper)).toEqual([0, 0, 0]);
  });

  it('[D3] leaves them where nothing but the clocks changes', () => {
    const timed = after(
      classic,
      host.value(300),
      host.chooseRules({ ...PRESETS.classic, turnSeconds: 20 }),
    );
    expect(timed.desk).toEqual(after(classic, host.value(300)).desk);
  });

  it('[D3] before the game is only a choice, and the wheel may be tried', () => {
    const chosen = after(
      newShow(),
      { type: 'chooseQuiz', puzzles: byHand.puzzles },
      { type: 'addTeam', color: '#112233' },
      { type: 'finalizeTeams' },
      host.chooseRules(PRESETS.classic),
    );
    expect([chosen.desk, chosen.houseRules]).toEqual([null, PRESETS.classic]);
    expect(after(chosen, host.startGame).desk).toMatchObject({ turn: 0 });
  });

  it('[D3] [W13] is kept for the next game', () => {
    const again = after(classic, { type: 'chooseQuiz', puzzles: byHand.puzzles });
    expect([again.desk, again.houseRules]).toEqual([null, PRESETS.classic]);
  });

  it('[D4] brings no desk without teams', () => {
    const none = showWith({ teams: [] });
    expect(after(none, host.chooseRules(PRESETS.simple)).desk).toBe(null);
    expect(deskShow({ teams: [] }).desk).toBe(null);
  });

  it('[D4] loses its desks with the teams, on puzzles that were left, too', () => {
    const entered = after(classic, host.next, { type: 'enterTeams', color: '#112233' });
    expect([entered.desk, entered.parked[0]?.desk]).toEqual([null, null]);
  });
});

describe('a free letter', () => {
  it('[D6] opens with no price, points or turn', () => {
    const show = after(classic, host.value(300));
    expect(eventsOf(show, host.free('D'))).toEqual([{ type: 'correct', letter: 'D', count: 2 }]);
    expect(after(show, host.free('D')).desk).toEqual(show.desk);
    expect(after(show, host.free('E')).desk).toEqual(show.desk);
  });

  it('[D6] misses with no price, points or turn', () => {
    expect(eventsOf(classic, host.free('A'))).toEqual([{ type: 'wrongLetter', letter: 'A' }]);
    expect(after(classic, host.free('A')).desk).toEqual(classic.desk);
    expect(objectionTo(after(classic, host.free('A')), host.free('A'))).toBe('LETTER_USED');
  });

  it('[D6] that solves makes the team on turn the solver', () => {
    const solved = after(classic, ...[...'REDOG'].map(host.free));
    expect(solved).toMatchObject({ isComplete: true, rewardedTeam: 1 });
    expect(scores(solved)).toEqual([0, 1000, 0]);
  });
});

describe('typing', () => {
  it('[D7] makes a score whole and not below 0, and leaves the turn', () => {
    const typed = after(classic, { type: 'enterScore', team: 2, score: 1250.7 });
    expect([scores(typed), typed.desk]).toEqual([[0, 0, 1250], classic.desk]);
    expect(eventsOf(typed, { type: 'enterScore', team: 2, score: -3 })).toEqual([
      { type: 'scored', team: 2, change: -1250, score: 0 },
    ]);
  });

  it('[D7] a score works by hand, too', () => {
    expect(scores(after(byHand, { type: 'enterScore', team: 1, score: 40 }))).toEqual([0, 40]);
    expect(objectionTo(byHand, { type: 'enterScore', team: 1, score: 0 })).toBe('NO_CHANGE');
    expect(objectionTo(byHand, { type: 'enterScore', team: 2, score: 0 })).toBe('NO_SUCH_TEAM');
  });

  it('[D7] makes round points likewise, where there is a bank', () => {
    const typed = after(classic, { type: 'enterEarned', team: 2, points: 333.3 });
    expect(typed.desk).toEqual({ ...classic.desk, earned: [700, 50, 333] });
    const simple = deskShow({ preset: 'simple' });
    expect(objectionTo(simple, { type: 'enterEarned', team: 2, points: 333 })).toBe('NO_BANK');
  });

  it('[D7] round points needs an open puzzle: no team would be paid them', () => {
    const solved = after(classic, host.right);
    expect(objectionTo(solved, { type: 'enterEarned', team: 2, points: 1 })).toBe(
      'PUZZLE_COMPLETE',
    );
  });
});
