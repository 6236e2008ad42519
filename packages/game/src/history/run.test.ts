import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import type { Show } from '../show.ts';
import { shownText, showWith } from '../testing.ts';
import { ANY_ACTIONS, SCREEN_ACTIONS, SETUP_ACTIONS, SHOW_ACTIONS } from '../testing-actions.ts';
import { newRun, perform, type Run, replay } from './run.ts';
import { canRedo, canUndo, redo, undo } from './undo.ts';

const twoPuzzles = showWith({ phrases: ['red dog', 'blue sky'] });
const after = (run: Run, ...actions: readonly Action[]): Run =>
  actions.reduce((before, action) => perform(before, action).run, run);
const play = (...actions: readonly Action[]): Run => after(newRun(twoPuzzles), ...actions);

const guess = (letter: string): Action => ({ type: 'guessLetter', letter });
const solve: Action = { type: 'guessPhrase', phrase: 'red dog' };
const spin: Action = { type: 'startSpin', extraDegrees: 1872, atMs: 1 };
const end: Action = { type: 'endSpin' };
const close: Action = { type: 'closeReward' };
const plus: Action = { type: 'adjustScore', team: 0, delta: 100 };

const settled = (run: Run): Run => after(run, end);
const withoutDialog = (show: Show): Show => ({ ...show, rewardDialogVisible: false });
const UNDOS = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'undo' : 'redo'));
const showActions = fc.array(fc.constantFrom(...SHOW_ACTIONS, ...SCREEN_ACTIONS), {
  maxLength: 40,
});

const hostSteps: readonly (readonly [string, readonly Action[]])[] = [
  ['a correct letter', [guess('D')]],
  ['a wrong letter', [guess('Z')]],
  ['a wrong phrase', [{ type: 'guessPhrase', phrase: 'no' }]],
  ['a right phrase', [solve]],
  ['vowels', [{ type: 'setVowels', include: true }]],
  ['next puzzle', [{ type: 'nextPuzzle' }]],
  ['a score', [plus]],
  ['an added segment', [{ type: 'addSegment', segment: { type: 'forfeit' } }]],
  ['a removed segment', [{ type: 'removeSegment', segment: { type: 'points', value: 500 } }]],
  ['a reset wheel', [{ type: 'resetWheel' }]],
  ['a shuffled wheel', [{ type: 'randomizeWheel', order: [4, 3, 2, 1, 0] }]],
  ['a hidden wheel', [{ type: 'setWheelVisible', visible: false }]],
  ['a spin', [spin, end, close]],
];

describe('undo', () => {
  it.each(hostSteps)('[R1] takes back %s in one step', (_name, actions) => {
    const run = play(...actions);
    expect(canUndo(run)).toBe(true);
    const back = undo(run);
    expect(back.show).toEqual(twoPuzzles);
    expect(canUndo(back)).toBe(false);
  });

  it('[R1] takes back a star and leaves the puzzle solved', () => {
    const back = undo(play(solve, { type: 'rewardTeam', team: 1 }));
    expect(back.show).toEqual(play(solve).show);
  });

  it('[R1] is no step itself, nor is what was refused', () => {
    const run = play(guess('D'), guess('D'), { type: 'rewardTeam', team: 0 });
    expect(run.steps).toEqual([guess('D')]);
  });

  it('[R2] as often as there were steps gives the start', () => {
    fc.assert(
      fc.property(showActions, (actions) => {
        let run = settled(play(...actions));
        let undos = 0;
        while (canUndo(run)) {
          run = undo(run);
          undos += 1;
        }
        expect(undos).toBeLessThanOrEqual(actions.length);
        expect(run.show).toEqual({ ...twoPuzzles, screen: run.show.screen });
      }),
      { numRuns: 300 },
    );
  });

  it('[R2] gives back every show between, one by one', () => {
    const first = play(guess('D'));
    const second = after(first, plus);
    const third = after(second, guess('Z'));
    const last = after(third, { type: 'nextPuzzle' });
    expect(undo(last).show).toEqual(third.show);
    expect(undo(undo(last)).show).toEqual(second.show);
    expect(undo(undo(undo(last))).show).toEqual(first.show);
  });

  it('[R2] does nothing when there is nothing to take back', () => {
    const run = newRun(twoPuzzles);
    expect(undo(run)).toBe(run);
  });
});

describe('redo', () => {
  it('[R3] gives back what undo took', () => {
    const run = play(guess('D'), plus);
    expect(redo(redo(undo(undo(run))))).toEqual(run);
  });

  it('[R3] gives back everything, step by step, but an open dialog', () => {
    fc.assert(
      fc.property(showActions, (actions) => {
        const run = settled(play(...actions));
        let back = run;
        while (canUndo(back)) back = undo(back);
        while (canRedo(back)) back = redo(back);
        expect(withoutDialog(back.show)).toEqual(withoutDialog(run.show));
        expect(replay(back.start, back.steps)).toEqual(back.show);
      }),
      { numRuns: 300 },
    );
  });

  it('[R3] ends when something new happens', () => {
    const run = after(undo(play(guess('D'))), guess('G'));
    expect(canRedo(run)).toBe(false);
    expect(redo(run)).toBe(run);
  });

  it('[R3] outlives closing a dialog', () => {
    const run = after(undo(play(spin, end, plus)), close);
    expect(canRedo(run)).toBe(true);
    expect(redo(run).show.teams[0]?.score).toBe(100);
  });
});

describe('a spin', () => {
  it('[R4] blocks undo and redo until it ends', () => {
    const run = play(guess('D'), spin);
    expect(canUndo(run)).toBe(false);
    expect(canRedo(run)).toBe(false);
    expect(undo(run)).toBe(run);
    expect(canUndo(settled(run))).toBe(true);
  });

  it('[R5] is taken back without a dialog, even when its dialog is open', () => {
    const back = undo(play(guess('D'), spin, end));
    expect(back.show).toEqual(play(guess('D')).show);
  });

  it('[R5] is taken back without the dialog of the spin before', () => {
    const back = undo(play(spin, end, spin, end));
    expect(back.show).toMatchObject({
      wheelRotation: 1872,
      rewardDialogVisible: false,
      spin: null,
    });
  });

  it.each([[[spin, end]], [[spin, end, close]]])(
    '[R5] is repeated at its end, without a dialog',
    (actions) => {
      const again = redo(undo(play(...actions)));
      expect(again.show).toMatchObject({
        wheelRotation: 1872,
        rewardValue: { type: 'points', value: 500 },
        rewardDialogVisible: false,
        spin: null,
      });
      expect(undo(again).show).toEqual(twoPuzzles);
    },
  );

  it('[R5] never turns again when what happened during it is taken back', () => {
    const run = play(spin, guess('D'), end);
    const back = undo(run);
    expect(shownText(back.show)).toBe('... ...');
    expect(back.show).toMatchObject({ spin: null, wheelRotation: 1872, rewardDialogVisible: true });
    expect(undo(back).show).toEqual(twoPuzzles);
  });

  it('[R5] never turns after any undo or redo', () => {
    fc.assert(
      fc.property(showActions, fc.array(fc.boolean(), { maxLength: 20 }), (actions, moves) => {
        let run = settled(play(...actions));
        for (const isUndo of moves) {
          run = isUndo ? undo(run) : redo(run);
          expect(run.show.spin).toBe(null);
        }
      }),
    );
  });

  it('[R6] leaves no step when it is cancelled', () => {
    const run = play(guess('D'), spin, plus, { type: 'cancelSpin' });
    expect(run.steps).toEqual([guess('D'), plus]);
    expect(run.show).toEqual(play(guess('D'), plus).show);
  });

  it('[R5] that began before the history ends in its start', () => {
    const spinning = newRun({ ...twoPuzzles, spin: { extraDegrees: 1872, startedAtMs: 1 } });
    const run = after(spinning, guess('D'), end);
    expect(undo(run).show).toMatchObject({ spin: null, wheelRotation: 1872 });
    expect(canUndo(undo(run))).toBe(false);
  });

  it('[R6] that began before the history is cancelled in its start', () => {
    const spinning = newRun({ ...twoPuzzles, spin: { extraDegrees: 1872, startedAtMs: 1 } });
    expect(undo(after(spinning, guess('D'), { type: 'cancelSpin' })).show).toEqual(twoPuzzles);
  });
});

describe('a change of screen', () => {
  const leave: Action = { type: 'goTo', screen: 'winner' };

  it('[N4] is no step, and keeps what can be undone and redone', () => {
    const before = undo(play(guess('D'), plus));
    const run = after(before, leave);
    expect(run).toEqual({
      ...before,
      start: { ...before.start, screen: 'winner' },
      show: { ...before.show, screen: 'winner' },
    });
    expect(redo(run).show.teams[0]?.score).toBe(100);
  });

  it('[N4] [N3] leaves no step of the spin it ends', () => {
    const run = after(play(guess('D'), spin, plus), leave);
    expect(run.steps).toEqual([guess('D'), plus]);
    expect(run.show).toEqual({ ...play(guess('D'), plus).show, screen: 'winner' });
  });

  it('[N4] [N3] closes the dialog of a spin for good', () => {
    const run = after(play(spin, end, plus), leave);
    expect(undo(run).show).toMatchObject({ wheelRotation: 1872, rewardDialogVisible: false });
  });

  it.each([{ spin: { extraDegrees: 1872, startedAtMs: 1 } }, { rewardDialogVisible: true }])(
    '[N4] [N3] ends in its start what began before the history: %j',
    (fields) => {
      const run = after(newRun({ ...twoPuzzles, ...fields }), guess('D'), leave);
      expect(undo(run).show).toEqual({ ...twoPuzzles, screen: 'winner' });
    },
  );

  it('[N4] is never undone or redone, and leaves every step as it was', () => {
    const moves = fc.array(fc.constantFrom(...SHOW_ACTIONS, ...SCREEN_ACTIONS, ...UNDOS), {
      maxLength: 50,
    });
    fc.assert(
      fc.property(moves, (sequence) => {
        let run = newRun(twoPuzzles);
        for (const move of sequence) {
          const { screen } = run.show;
          if (move === 'undo' || move === 'redo') {
            run = move === 'undo' ? undo(run) : redo(run);
            expect(run.show.screen).toBe(screen);
          } else if (typeof move === 'object') {
            run = perform(run, move).run;
            expect(run.show.screen).toBe(move.type === 'goTo' ? move.screen : screen);
          }
          expect(replay(run.start, run.steps)).toEqual(run.show);
          expect(run.start.screen).toBe(run.show.screen);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a run', () => {
  it('[R7] begins a new history with every action of the setup', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SETUP_ACTIONS), (action) => {
        const { run, objection } = perform(undo(play(guess('D'), plus)), action);
        fc.pre(objection === null);
        expect(run).toEqual(newRun(run.show));
      }),
    );
  });

  it('[R10] always shows what its steps replay to', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ANY_ACTIONS, ...UNDOS), { maxLength: 50 }),
        (moves) => {
          let run = newRun(twoPuzzles);
          for (const move of moves) {
            if (move === 'undo') run = undo(run);
            else if (move === 'redo') run = redo(run);
            else if (typeof move === 'object') run = perform(run, move).run;
            expect(replay(run.start, run.steps)).toEqual(run.show);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[F6] is the very same after a refused action, and says why', () => {
    const run = play(guess('D'));
    expect(perform(run, guess('D'))).toEqual({ run, events: [], objection: 'LETTER_USED' });
    expect(perform(run, guess('D')).run).toBe(run);
  });
});
