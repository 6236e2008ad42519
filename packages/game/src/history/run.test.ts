import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETUP_ACTIONS } from '../../test/actions.ts';
import { goOn, played } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { shownText, showWith } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { newRun, perform, type Run } from './run.ts';
import { canRedo, canUndo, redo, undo } from './undo.ts';

const twoPuzzles = showWith({ phrases: ['red dog', 'blue sky'] });
const play = (...actions: readonly Action[]) => played(twoPuzzles, ...actions);

const solve: Action = host.solve('red dog');
const spin: Action = { type: 'startSpin', extraDegrees: 1872, atMs: 1 };
const plus: Action = host.plus(0);

const settled = (run: Run): Run => goOn(run, host.end);

const hostSteps: readonly (readonly [string, readonly Action[]])[] = [
  ['a correct letter', [host.call('D')]],
  ['a wrong letter', [host.call('Z')]],
  ['a wrong phrase', [host.solve('no')]],
  ['a right phrase', [solve]],
  ['vowels', [host.vowels(true)]],
  ['next puzzle', [host.next]],
  ['a score', [plus]],
  ['an added segment', [{ type: 'addSegment', segment: { type: 'forfeit' } }]],
  ['a removed segment', [{ type: 'removeSegment', segment: { type: 'points', value: 500 } }]],
  ['a reset wheel', [{ type: 'resetWheel' }]],
  ['a shuffled wheel', [{ type: 'randomizeWheel', order: [4, 3, 2, 1, 0] }]],
  ['a hidden wheel', [host.showWheel(false)]],
  ['a spin', [spin, host.end, host.close]],
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
    const back = undo(play(solve, host.star(1)));
    expect(back.show).toEqual(play(solve).show);
  });

  it('[R1] is no step itself, nor is what was refused', () => {
    const run = play(host.call('D'), host.call('D'), host.star(0));
    expect(run.steps).toEqual([host.call('D')]);
  });

  it('[R2] gives back every show between, one by one', () => {
    const first = play(host.call('D'));
    const second = goOn(first, plus);
    const third = goOn(second, host.call('Z'));
    const last = goOn(third, host.next);
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
    const run = play(host.call('D'), plus);
    expect(redo(redo(undo(undo(run))))).toEqual(run);
  });

  it('[R3] ends when something new happens', () => {
    const run = goOn(undo(play(host.call('D'))), host.call('G'));
    expect(canRedo(run)).toBe(false);
    expect(redo(run)).toBe(run);
  });

  it('[R3] outlives closing a dialog', () => {
    const run = goOn(undo(play(spin, host.end, plus)), host.close);
    expect(canRedo(run)).toBe(true);
    expect(redo(run).show.teams[0]?.score).toBe(100);
  });
});

describe('a spin', () => {
  it('[R4] blocks undo and redo until it ends', () => {
    const run = play(host.call('D'), spin);
    expect(canUndo(run)).toBe(false);
    expect(canRedo(run)).toBe(false);
    expect(undo(run)).toBe(run);
    expect(canUndo(settled(run))).toBe(true);
  });

  it('[R5] is taken back without a dialog, even when its dialog is open', () => {
    const back = undo(play(host.call('D'), spin, host.end));
    expect(back.show).toEqual(play(host.call('D')).show);
  });

  it('[R5] is taken back without the dialog of the spin before', () => {
    const back = undo(play(spin, host.end, spin, host.end));
    expect(back.show).toMatchObject({
      wheelRotation: 1872,
      rewardDialogVisible: false,
      spin: null,
    });
  });

  it.each([[[spin, host.end]], [[spin, host.end, host.close]]])(
    '[R5] is repeated at its host.end, without a dialog',
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
    const run = play(spin, host.call('D'), host.end);
    const back = undo(run);
    expect(shownText(back.show)).toBe('... ...');
    expect(back.show).toMatchObject({ spin: null, wheelRotation: 1872, rewardDialogVisible: true });
    expect(undo(back).show).toEqual(twoPuzzles);
  });

  it('[R6] leaves no step when it is cancelled', () => {
    const run = play(host.call('D'), spin, plus, host.cancelSpin);
    expect(run.steps).toEqual([host.call('D'), plus]);
    expect(run.show).toEqual(play(host.call('D'), plus).show);
  });

  it('[R5] that began before the history ends in its start', () => {
    const spinning = newRun({ ...twoPuzzles, spin: { extraDegrees: 1872, startedAtMs: 1 } });
    const run = goOn(spinning, host.call('D'), host.end);
    expect(undo(run).show).toMatchObject({ spin: null, wheelRotation: 1872 });
    expect(canUndo(undo(run))).toBe(false);
  });

  it('[R6] that began before the history is cancelled in its start', () => {
    const spinning = newRun({ ...twoPuzzles, spin: { extraDegrees: 1872, startedAtMs: 1 } });
    expect(undo(goOn(spinning, host.call('D'), host.cancelSpin)).show).toEqual(twoPuzzles);
  });
});

describe('a change of screen', () => {
  const leave: Action = host.goTo('winner');

  it('[N4] is no step, and keeps what can be undone and redone', () => {
    const before = undo(play(host.call('D'), plus));
    const run = goOn(before, leave);
    expect(run).toEqual({
      ...before,
      start: { ...before.start, screen: 'winner' },
      show: { ...before.show, screen: 'winner' },
    });
    expect(redo(run).show.teams[0]?.score).toBe(100);
  });

  it('[N4] [N3] leaves no step of the spin it ends', () => {
    const run = goOn(play(host.call('D'), spin, plus), leave);
    expect(run.steps).toEqual([host.call('D'), plus]);
    expect(run.show).toEqual({ ...play(host.call('D'), plus).show, screen: 'winner' });
  });

  it('[N4] [N3] closes the dialog of a spin for good', () => {
    const run = goOn(play(spin, host.end, plus), leave);
    expect(undo(run).show).toMatchObject({ wheelRotation: 1872, rewardDialogVisible: false });
  });

  it.each([{ spin: { extraDegrees: 1872, startedAtMs: 1 } }, { rewardDialogVisible: true }])(
    '[N4] [N3] ends in its start what began before the history: %j',
    (fields) => {
      const run = goOn(newRun({ ...twoPuzzles, ...fields }), host.call('D'), leave);
      expect(undo(run).show).toEqual({ ...twoPuzzles, screen: 'winner' });
    },
  );
});

describe('a run', () => {
  it('[R7] begins a new history with every action of the setup', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SETUP_ACTIONS), (action) => {
        const { run, objection } = perform(undo(play(host.call('D'), plus)), action);
        fc.pre(objection === null);
        expect(run).toEqual(newRun(run.show));
      }),
    );
  });

  it('[F6] is the very same after a refused action, and says why', () => {
    const run = play(host.call('D'));
    expect(perform(run, host.call('D'))).toEqual({ run, events: [], objection: 'LETTER_USED' });
    expect(perform(run, host.call('D')).run).toBe(run);
  });
});
