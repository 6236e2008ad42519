import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import type { Rule } from '../rules/rule.ts';
import { RULES } from '../rules/table.ts';
import { showWith } from '../testing.ts';
import { SCREEN_ACTIONS, SHOW_ACTIONS } from '../testing-actions.ts';
import { describeStep, log } from './log.ts';
import { newRun, perform, type Run, replay } from './run.ts';
import { trailOf } from './trail.ts';
import { canRedo, canUndo, redo, undo } from './undo.ts';

// A score button stands in for what happens by itself: it can follow anything, and its traces are easy to read.
const { adjustScore } = RULES;
const { kind: _host, line: _none, ...rule } = adjustScore;
const standIn: Rule<'adjustScore'> = {
  ...rule,
  kind: 'trailing',
  objection: (show, action) => (show.spin ? 'SPINNING' : rule.objection(show, action)),
};
beforeAll(() => Object.assign(RULES, { adjustScore: standIn }));
afterAll(() => Object.assign(RULES, { adjustScore }));

const trail: Action = { type: 'adjustScore', team: 0, delta: 100 };
const guess = (letter: string): Action => ({ type: 'guessLetter', letter });
const spin: Action = { type: 'startSpin', extraDegrees: 1872, atMs: 1 };
const end: Action = { type: 'endSpin' };
const close: Action = { type: 'closeReward' };
const start = showWith({ phrases: ['red dog', 'blue sky'] });
const after = (run: Run, ...actions: readonly Action[]): Run =>
  actions.reduce((before, action) => perform(before, action).run, run);
const played = (...actions: readonly Action[]): Run => after(newRun(start), ...actions);
const score = (run: Run) => run.show.teams[0]?.score;

describe('what trails a step', () => {
  it('[R14] is in the history, and in no line of the log', () => {
    const run = played(guess('D'), trail, trail);
    expect(run.steps).toEqual([guess('D'), trail, trail]);
    expect(score(run)).toBe(200);
    expect(log(trailOf(run))).toMatchObject([{ type: 'guessLetter', letter: 'D', count: 2 }]);
  });

  it('[R14] is undone together with that step, and no more', () => {
    const run = played(guess('D'), trail, guess('G'), trail, trail);
    expect(undo(run).show).toEqual(played(guess('D'), trail).show);
    expect(undo(undo(run)).show).toEqual(start);
    expect(redo(redo(undo(undo(run))))).toEqual(run);
  });

  it('[R14] ends redo', () => {
    const run = after(undo(played(guess('D'), guess('G'))), trail);
    expect(canRedo(run)).toBe(false);
    expect(score(run)).toBe(100);
  });

  it('[R14] happens to the start where the step is older than the history', () => {
    const run = after(newRun(start), trail, guess('D'), trail);
    expect(run.start.teams[0]?.score).toBe(100);
    expect(run.steps).toEqual([guess('D'), trail]);
    const back = undo(run);
    expect(score(back)).toBe(100);
    expect(canUndo(back)).toBe(false);
    expect(after(back, trail)).toMatchObject({ steps: [], undone: [] });
  });

  it('[R14] [R5] comes after the end and the dialog of a spin, and is redone with it', () => {
    const run = played(spin, end, trail, close);
    expect(run.steps).toEqual([spin, end, close, trail]);
    expect(redo(undo(run))).toEqual(run);
  });

  it('[R14] [R9] is not what undo and redo speak of', () => {
    const run = played(guess('D'), trail);
    const step = { type: 'guessLetter', letter: 'D', count: 2, isSolved: false };
    expect(describeStep(trailOf(run), 'undo')).toEqual(step);
    expect(describeStep(trailOf(undo(run)), 'redo')).toEqual(step);
  });

  it('[R14] leads to what its steps replay to, with and without its trail, back to the start', () => {
    const moves = fc.array(
      fc.constantFrom(...SHOW_ACTIONS, ...SCREEN_ACTIONS, trail, trail, 'undo', 'redo'),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(moves, (sequence) => {
        let run = newRun(start);
        let known = trailOf(run);
        for (const move of sequence) {
          if (move === 'undo') {
            expect(undo(run, known)).toEqual(undo(run));
            run = undo(run, known);
          } else if (move === 'redo') run = redo(run);
          else if (typeof move === 'object') run = perform(run, move).run;
          known = trailOf(run, known);
          expect(replay(run.start, run.steps)).toEqual(run.show);
          expect(log(known)).toEqual(log(trailOf(run)));
        }
        run = perform(run, end).run;
        for (let lines = log(trailOf(run)).length; lines > 0; lines -= 1) run = undo(run);
        expect(run.steps).toEqual([]);
        expect(run.show).toEqual(run.start);
      }),
      { numRuns: 200 },
    );
  });
});
