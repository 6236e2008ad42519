import { describe, expect, it } from 'vitest';
import * as host from '../../test/host.ts';
import { showWith } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import type { TurnState } from '../desk/desk.ts';
import { PRESETS } from '../desk/presets.ts';
import type { Show } from '../show.ts';
import { newRun, type Run } from './run.ts';
import { performAt, redoAt, undoAt } from './timed.ts';
import { trailOf } from './trail.ts';

const NOON = 1_700_000_000_000;
const SECONDS = { turnSeconds: 20, puzzleSeconds: 60 };
const spin: Action = { type: 'startSpin', extraDegrees: 1872, atMs: NOON };

/** A started show of two puzzles under these rules, with 20 s a turn and 60 s a puzzle. */
function showUnder(preset: 'manual' | 'simple', desk: Partial<TurnState> = {}): Show {
  const { puzzles, teams } = showWith({ phrases: ['red dog', 'blue sky'] });
  const houseRules = { ...PRESETS[preset], ...SECONDS };
  const chosen = newRun({ ...showWith(), puzzles, teams, houseRules });
  const { show } = performAt(chosen, host.startGame, NOON).run;
  return { ...show, desk: show.desk && { ...show.desk, ...desk } };
}

/** Each action a second after the one before, the first one at noon. */
const played = (show: Show, ...actions: readonly Action[]): Run =>
  actions.reduce((run, action, at) => performAt(run, action, NOON + at * 1000).run, newRun(show));

const full = (seconds: number) => ({
  lengthMs: seconds * 1000,
  leftMs: seconds * 1000,
  runningSinceMs: null,
});
const since = (seconds: number, atMs: number) => ({ ...full(seconds), runningSinceMs: atMs });
const heldAt = (seconds: number, leftMs: number) => ({ ...full(seconds), leftMs });

describe('the turn clock at a desk', () => {
  const show = showUnder('simple');
  const turn = (...actions: readonly Action[]) => played(show, ...actions).clocks.turn;

  it("[K3] runs when the game is started: it is the first team's move", () => {
    const { run } = performAt(newRun(show), host.startGame, NOON);
    expect(run.clocks.turn).toEqual(since(20, NOON));
  });

  it.each([host.call('D'), host.call('Z'), host.solve('no')])(
    '[K3] goes back to full and runs after %j',
    (action) => {
      expect(turn(host.call('R'), action)).toEqual(since(20, NOON + 1000));
    },
  );

  it('[K3] is left alone by corrections', () => {
    const plus: Action = host.plus(0);
    const free: Action = host.free('G');
    const typed: Action = { type: 'enterScore', team: 1, score: 700 };
    const kind: Action = host.setKind(1, 'tossUp');
    expect(turn(host.call('D'), plus, free, typed, kind)).toEqual(since(20, NOON));
  });

  it('[K3] stands during a spin and while its dialog waits, and starts anew when that is closed', () => {
    expect(turn(host.call('D'), spin)).toEqual(heldAt(20, 19_000));
    expect(turn(host.call('D'), spin, host.end)).toEqual(heldAt(20, 19_000));
    expect(turn(host.call('D'), spin, host.end, host.close)).toEqual(since(20, NOON + 3000));
  });

  it('[K3] stands while a verdict is due, the dialog closed or not', () => {
    const due = { type: 'verdict', chip: 'bonusQuestion' } as const;
    const waiting = { ...showUnder('simple', { due }), rewardDialogVisible: true };
    expect(played(waiting, host.close).clocks.turn).toEqual(full(20));
  });

  it('[K3] stands when the puzzle is complete, and runs for the next one', () => {
    const solve: Action = host.solve('red dog');
    expect(turn(host.call('D'), solve)).toEqual(heldAt(20, 19_000));
    expect(turn(host.call('D'), solve, host.next)).toEqual(since(20, NOON + 2000));
    expect(turn(host.call('D'), solve, host.next, host.jump(0))).toEqual(full(20));
  });

  it('[K3] stands in a toss-up, where no team is on turn', () => {
    const special = {
      type: 'tossUp',
      order: null,
      opened: 0,
      buzzed: null,
      lockedOut: [],
    } as const;
    const clocks = played(showUnder('simple', { special }), { type: 'resetWheel' }).clocks;
    expect(clocks.turn).toEqual(full(20));
  });
});

describe('the puzzle clock at a desk', () => {
  const show = showUnder('simple');
  const puzzle = (...actions: readonly Action[]) => played(show, ...actions).clocks.puzzle;

  it('[K4] stands until the first action on the puzzle', () => {
    expect(puzzle({ type: 'resetWheel' })).toEqual(full(60));
    expect(puzzle({ type: 'resetWheel' }, host.call('D'), host.call('G'))).toEqual(
      since(60, NOON + 1000),
    );
    expect(puzzle(spin, host.end)).toEqual(since(60, NOON));
  });

  it('[K4] stands when the puzzle is complete', () => {
    const solve: Action = host.solve('red dog');
    expect(puzzle(host.call('D'), host.call('G'), solve)).toEqual(heldAt(60, 58_000));
  });

  it('[K4] is full on every change of puzzle', () => {
    expect(puzzle(host.call('D'), host.next)).toEqual(full(60));
    expect(puzzle(host.call('D'), host.next, host.call('S'), host.jump(0))).toEqual(full(60));
    const back = undoAt(played(show, host.call('D'), host.next, host.call('S')), NOON + 9000);
    expect(undoAt(back, NOON + 9500).clocks.puzzle).toEqual(full(60));
  });

  it('[K5] is not started again by an action once the host holds it', () => {
    const hold: Action = { type: 'holdClock', which: 'puzzle', atMs: NOON + 1000 };
    expect(puzzle(host.call('D'), hold, host.call('G'))).toEqual(heldAt(60, 59_000));
  });
});

describe('the solve clock', () => {
  const solving = (called: boolean) =>
    showUnder('simple', { special: { type: 'finalSpin', value: 1500, called } });

  it('[K3] [K6] is the turn clock with a length of its own', () => {
    expect(newRun(solving(true)).clocks.turn).toEqual(full(3));
    expect(newRun(solving(false)).clocks.turn).toEqual(full(20));
    const opened = { type: 'bonus', picks: [], opened: true } as const;
    expect(newRun(showUnder('simple', { special: opened })).clocks.turn).toEqual(full(10));
  });

  it('[K3] is stretched by no wrong answer', () => {
    const start: Action = host.startClock('turn', NOON);
    const run = played(solving(true), start, host.solve('no'));
    if (run.show.desk?.special?.type !== 'finalSpin') throw new Error('It is no final spin.');
    expect(run.clocks.turn).toEqual(since(3, NOON));
  });
});

describe('a show played by hand', () => {
  const show = showUnder('manual');

  it('[K1] has its clocks moved by the host alone', () => {
    const solve: Action = host.solve('red dog');
    const start: Action = host.startClock('turn', NOON);
    expect(played(show, host.call('D'), spin, host.end, host.close, solve).clocks).toEqual(
      newRun(show).clocks,
    );
    expect(
      played(show, start, host.call('D'), spin, host.end, host.close, solve).clocks.turn,
    ).toEqual(since(20, NOON));
  });

  it('[K4] has a full puzzle clock on every change of puzzle, standing', () => {
    const start: Action = host.startClock('puzzle', NOON);
    expect(played(show, start, host.call('D'), host.next).clocks.puzzle).toEqual(full(60));
  });
});

describe('both clocks', () => {
  it.each(['manual', 'simple'] as const)(
    '[K7] are held by undo and redo under %s rules',
    (rules) => {
      const start = (which: 'turn' | 'puzzle'): Action => ({
        type: 'startClock',
        which,
        atMs: NOON,
      });
      const run = played(showUnder(rules), start('turn'), start('puzzle'), host.plus(0));
      const back = undoAt(run, NOON + 5000, trailOf(run));
      expect(back.clocks).toEqual({ turn: heldAt(20, 15_000), puzzle: heldAt(60, 55_000) });
      const again = performAt(back, start('turn'), NOON).run;
      expect(redoAt(again, NOON + 1000).clocks.turn).toEqual(heldAt(20, 14_000));
    },
  );

  it('[K7] go on when there is nothing to undo', () => {
    const run = played(showUnder('simple'), host.startClock('turn', NOON));
    expect(undoAt(run, NOON + 5000)).toBe(run);
    expect(redoAt(run, NOON + 5000)).toBe(run);
  });

  it('[K7] are held by leaving the game screen', () => {
    const run = played(showUnder('simple'), host.call('D'), host.goTo('winner'));
    expect(run.clocks).toEqual({ turn: heldAt(20, 19_000), puzzle: heldAt(60, 59_000) });
  });

  it('[K1] take the lengths of changed rules, full and standing, and give them back on undo', () => {
    const show = showUnder('simple');
    const rules = { ...show.houseRules, turnSeconds: 5, puzzleSeconds: 0 };
    const run = played(show, host.call('D'), { type: 'chooseRules', rules });
    expect(run.clocks).toEqual({ turn: full(5), puzzle: null });
    expect(undoAt(run, NOON).clocks).toEqual({ turn: full(20), puzzle: full(60) });
  });
});
