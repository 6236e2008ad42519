import { type HouseRules, PRESETS, type PuzzleKind } from '@wheel/game';
import { expect, it } from 'vitest';
import { openWindows } from '../../test/show-in-memory.tsx';

/** Windows of one browser, and a game hosted in the first of them. */
async function openGame(rules: HouseRules, kind?: PuzzleKind) {
  const windows = openWindows();
  const words = ['red dog', 'blue sky'];
  const host = await windows.openHost({ rules, kind, words, withWheel: false });
  const start = () => ({ type: 'startClock', which: 'turn', atMs: windows.wall() }) as const;

  /** The browser is opened again after that time, with what it has kept. */
  async function reopened(awayMs: number) {
    const later = openWindows();
    later.keep(windows.stored());
    await later.pass(windows.wall() - later.wall() + awayMs);
    return { pass: later.pass, again: await later.openWindow() };
  }

  return { ...windows, reopened, host, start };
}

const turns = (events: readonly { readonly type: string }[]) =>
  events.filter(({ type }) => type === 'timeUp' || type === 'turnPassed');

it('[K6] says once that time is up, and passes no turn', async () => {
  const { host, pass } = await openGame({ ...PRESETS.simple, turnSeconds: 20 });
  expect(host.now().view.clocks.turn).toMatchObject({ lengthMs: 20_000, isRunning: true });
  await pass(19_999);
  expect(host.events).toEqual([]);
  await pass(1);
  expect(host.events).toEqual([{ type: 'timeUp', which: 'turn' }]);
  expect(host.now().view.clocks.turn).toEqual({
    lengthMs: 20_000,
    leftMs: 0,
    isRunning: false,
  });
  await pass(60_000);
  expect(host.events).toHaveLength(1);
  expect(host.now().run?.steps).toEqual([]);
});

it('[K3] starts anew with every letter', async () => {
  const { host, pass } = await openGame({ ...PRESETS.simple, turnSeconds: 20 });
  await pass(15_000);
  host.dispatch({ type: 'guessLetter', letter: 'D' });
  await pass(19_999);
  expect(turns(host.events)).toEqual([]);
  await pass(1);
  expect(turns(host.events)).toEqual([{ type: 'timeUp', which: 'turn' }]);
});

it('[K6] passes the turn when the time to solve of a final spin is up, as one step', async () => {
  const { host, pass } = await openGame(PRESETS.classic, 'finalSpin');
  host.dispatch({ type: 'guessLetter', letter: 'D' });
  expect(host.now().view.clocks.turn).toMatchObject({ lengthMs: 3000, isRunning: true });
  await pass(2000);
  host.dispatch({ type: 'guessPhrase', phrase: 'no' });
  await pass(999);
  expect(host.now().run?.show.desk?.turn).toBe(0);
  await pass(1);
  expect(turns(host.events)).toEqual([
    { type: 'timeUp', which: 'turn' },
    { type: 'turnPassed', team: 1, why: 'time' },
  ]);
  const steps = host.now().run?.steps.length ?? 0;
  host.now().undo();
  expect(host.now().run?.steps).toHaveLength(steps - 1);
  expect(host.now().run?.show.desk?.turn).toBe(0);
  expect(host.now().view.clocks.turn).toMatchObject({ lengthMs: 3000, isRunning: false });
});

it('[K6] ends a bonus round when its time is up', async () => {
  const { host, pass } = await openGame(PRESETS.classic, 'bonus');
  for (const letter of 'BCMA') host.dispatch({ type: 'pickLetter', letter });
  host.dispatch({ type: 'openPicks' });
  expect(host.now().view.clocks.turn).toMatchObject({ lengthMs: 10_000, isRunning: true });
  await pass(10_000);
  expect(host.now().view).toMatchObject({ complete: true, teams: [{ score: 0 }, { score: 0 }] });
});

it('[K7] holds the clocks on undo and redo', async () => {
  const { host, pass } = await openGame({ ...PRESETS.simple, turnSeconds: 20 });
  host.dispatch({ type: 'guessLetter', letter: 'D' });
  await pass(4000);
  host.now().undo();
  expect(host.now().view.clocks.turn).toMatchObject({ leftMs: 16_000, isRunning: false });
  await pass(60_000);
  expect(turns(host.events)).toEqual([]);
});

it('[K1] [K5] is moved by the host alone in a show played by hand', async () => {
  const { host, pass, wall, start } = await openGame({ ...PRESETS.manual, turnSeconds: 20 });
  host.dispatch({ type: 'guessLetter', letter: 'D' });
  expect(host.now().view.clocks.turn).toMatchObject({ leftMs: 20_000, isRunning: false });
  host.dispatch(start());
  await pass(15_000);
  host.dispatch({ type: 'addTime', which: 'turn', ms: 10_000 });
  await pass(14_999);
  expect(turns(host.events)).toEqual([]);
  host.dispatch({ type: 'holdClock', which: 'turn', atMs: wall() });
  expect(host.now().view.clocks.turn).toMatchObject({ leftMs: 1, isRunning: false });
  await pass(60_000);
  expect(turns(host.events)).toEqual([]);
});

it('[K8] runs on through a reload', async () => {
  const { host, pass, start, reopened } = await openGame({ ...PRESETS.manual, turnSeconds: 20 });
  host.dispatch(start());
  await pass(0);
  const { again, pass: later } = await reopened(4600);
  await later(14_999);
  expect(again.events).toEqual([]);
  await later(1);
  expect(again.events).toEqual([{ type: 'timeUp', which: 'turn' }]);
});

it('[K8] says after a reload that time ran out meanwhile, once', async () => {
  const { host, pass, start, reopened } = await openGame({ ...PRESETS.manual, turnSeconds: 20 });
  host.dispatch(start());
  await pass(0);
  const { again, pass: later } = await reopened(60_000);
  await later(60_000);
  expect(again.events).toEqual([{ type: 'timeUp', which: 'turn' }]);
});

it('[K8] says so once there is a stage again to say it on', async () => {
  const { host, pass, start } = await openGame({ ...PRESETS.manual, turnSeconds: 20 });
  host.dispatch(start());
  host.leave();
  await pass(60_000);
  expect(host.now().view.clocks.turn).toMatchObject({ isRunning: true });
  host.hear();
  expect(host.events).toEqual([]);
  await pass(0);
  expect(host.events).toEqual([{ type: 'timeUp', which: 'turn' }]);
});

it('[K8] goes on in the window that takes the show over, and no longer in the one before', async () => {
  const { host, pass, start, openWindow } = await openGame({ ...PRESETS.manual, turnSeconds: 20 });
  host.dispatch(start());
  const second = await openWindow();
  expect(second.now().view.clocks.turn).toMatchObject({ isRunning: true });
  second.now().takeOver();
  await pass(20_000);
  expect(second.events).toEqual([{ type: 'timeUp', which: 'turn' }]);
  expect(host.now().view.clocks.turn).toMatchObject({ leftMs: 0, isRunning: false });
});
