import { describe, expect, it } from 'vitest';
import { newRun, perform } from '../history/run.ts';
import { undo } from '../history/undo.ts';
import { objectionTo, play } from '../play.ts';
import { newShow } from '../show.ts';
import { shownText, showWith } from '../testing.ts';
import { PRESETS } from './presets.ts';
import {
  after,
  call,
  chooseRules,
  deskShow,
  eventsOf,
  free,
  next,
  pass,
  right,
  scores,
  spin,
  value,
} from './testing-desk.ts';

const byHand = showWith({ phrases: ['red dog', 'blue sky'] });
const classic = deskShow({ at: { turn: 1, earned: [700, 50, 0] } });

describe('choosing rules', () => {
  it('[D1] is not needed: what belongs to a desk is refused without one', () => {
    for (const action of [right, pass, value(300), free('D')]) {
      expect(objectionTo(byHand, action)).toBe('NO_DESK');
    }
  });

  it('[D2] takes changed figures, whole and not below 0', () => {
    const rules = { ...PRESETS.classic, vowelPrice: -100, houseMinimum: 99.9 };
    const { show, events } = play(byHand, chooseRules(rules));
    expect(show.houseRules).toEqual({ ...PRESETS.classic, vowelPrice: 0, houseMinimum: 99 });
    expect(events[0]).toEqual({ type: 'rulesChosen', preset: 'classic', isChanged: true });
  });

  it('[D3] brings a desk in the middle of a game, and takes it away again', () => {
    const guessed = after(byHand, call('D'));
    const atDesk = after(guessed, chooseRules(PRESETS.classic));
    expect(atDesk.desk).toMatchObject({ turn: 0, earned: [0, 0], due: { type: 'move' } });
    expect(shownText(atDesk)).toBe('..D D..');
    expect(after(atDesk, chooseRules(PRESETS.manual))).toEqual(guessed);
  });

  it('[D3] back to Manual keeps the scores and drops turn, round points and what was due', () => {
    const paid = after(classic, right, next, value(300));
    const manual = after(paid, chooseRules(PRESETS.manual));
    expect(manual.desk).toBe(null);
    expect(scores(manual)).toEqual(scores(paid));
    expect(manual.parked[0]?.desk).toBe(null);
  });

  it('[D3] is one step', () => {
    const run = perform(newRun(classic), chooseRules(PRESETS.simple)).run;
    expect(undo(run).show).toEqual(classic);
  });

  it('[D3] waits for the end of a spin, by hand, too', () => {
    expect(objectionTo(after(byHand, spin), chooseRules(PRESETS.simple))).toBe('SPINNING');
    expect(objectionTo(after(classic, spin), chooseRules(PRESETS.simple))).toBe('SPINNING');
  });

  it('[D3] needs a change', () => {
    expect(objectionTo(classic, chooseRules({ ...PRESETS.classic }))).toBe('NO_CHANGE');
  });

  it('[D3] in the middle of a puzzle drops its points and those of puzzles that were left', () => {
    const left = after(classic, next, value(100), call('S'));
    const cheaper = after(left, chooseRules({ ...PRESETS.classic, vowelPrice: 100 }));
    expect(cheaper.desk).toMatchObject({ turn: 1, earned: [0, 0, 0] });
    expect(cheaper.parked[0]?.desk).toMatchObject({ turn: 1, earned: [0, 0, 0] });
    expect(scores(cheaper)).toEqual([0, 0, 0]);
  });

  it('[D3] leaves them where nothing but the clocks changes', () => {
    const timed = after(classic, value(300), chooseRules({ ...PRESETS.classic, turnSeconds: 20 }));
    expect(timed.desk).toEqual(after(classic, value(300)).desk);
  });

  it('[D3] before the game is only a choice, and the wheel may be tried', () => {
    const chosen = after(
      newShow(),
      { type: 'chooseQuiz', puzzles: byHand.puzzles },
      { type: 'addTeam', color: '#112233' },
      { type: 'finalizeTeams' },
      chooseRules(PRESETS.classic),
    );
    expect([chosen.desk, chosen.houseRules]).toEqual([null, PRESETS.classic]);
    expect(after(chosen, { type: 'startGame', withWheel: true }).desk).toMatchObject({ turn: 0 });
  });

  it('[D3] [W13] is kept for the next game', () => {
    const again = after(classic, { type: 'chooseQuiz', puzzles: byHand.puzzles });
    expect([again.desk, again.houseRules]).toEqual([null, PRESETS.classic]);
  });

  it('[D4] brings no desk without teams', () => {
    const none = showWith({ teams: [] });
    expect(after(none, chooseRules(PRESETS.simple)).desk).toBe(null);
  });
});

describe('a free letter', () => {
  it('[D6] opens with no price, points or turn', () => {
    const show = after(classic, value(300));
    expect(eventsOf(show, free('D'))).toEqual([{ type: 'correct', letter: 'D', count: 2 }]);
    expect(after(show, free('D')).desk).toEqual(show.desk);
    expect(after(show, free('E')).desk).toEqual(show.desk);
  });

  it('[D6] misses with no price, points or turn', () => {
    expect(eventsOf(classic, free('A'))).toEqual([{ type: 'wrongLetter', letter: 'A' }]);
    expect(after(classic, free('A')).desk).toEqual(classic.desk);
    expect(objectionTo(after(classic, free('A')), free('A'))).toBe('LETTER_USED');
  });

  it('[D6] that solves makes the team on turn the solver', () => {
    const solved = after(classic, ...[...'REDOG'].map(free));
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

  it('[D7] round points needs an open puzzle: they would be paid to nobody', () => {
    const solved = after(classic, right);
    expect(objectionTo(solved, { type: 'enterEarned', team: 2, points: 1 })).toBe(
      'PUZZLE_COMPLETE',
    );
  });
});
