import { type HouseRules, PRESETS, teamOnTurn } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { openWindows } from '../../test/show-in-memory.tsx';
import { createRemoteCommands } from './remote-commands.ts';

async function hostWith(rules?: HouseRules) {
  const windows = openWindows();
  const show = await windows.openHost({ rules, words: ['red dog', 'blue sky'] });
  const buzz = vi.fn(() => true);
  const wishes = createRemoteCommands({
    show,
    drawExtraDegrees: () => 1900,
    wallMs: windows.wall,
    buzz,
  });
  return {
    ...wishes,
    buzz,
    view: () => show.now().view,
    dispatch: show.dispatch,
    pass: windows.pass,
  };
}

it('guesses, scores, and takes it back', async () => {
  const { perform, view } = await hostWith();
  expect(perform({ type: 'letter', letter: 'd' })).toEqual({ ok: true });
  expect(view().keys.D).toBe('hit');
  expect(perform({ type: 'letter', letter: 'D' })).toEqual({ ok: false, code: 'LETTER_USED' });
  expect(perform({ type: 'score', team: 1, delta: 100 })).toEqual({ ok: true });
  expect(view().teams[1]?.score).toBe(100);
  expect(perform({ type: 'undo' })).toEqual({ ok: true });
  expect(view().teams[1]?.score).toBe(0);
  expect(perform({ type: 'redo' })).toEqual({ ok: true });
  expect(perform({ type: 'redo' })).toEqual({ ok: false, code: 'NOTHING_TO_REDO' });
});

it('solves, rewards and goes on to the podium', async () => {
  const { perform, view } = await hostWith();
  perform({ type: 'phrase', phrase: 'Red dog' });
  expect(view().complete).toBe(true);
  expect(perform({ type: 'star', team: 0 })).toEqual({ ok: true });
  expect(perform({ type: 'next' })).toEqual({ ok: true });
  expect(view().position.at).toBe(2);
  expect(perform({ type: 'next' })).toEqual({ ok: true });
  expect(view().screen).toBe('winner');
});

it('spins with the chance of this device, and puts the result away before it goes on', async () => {
  const { perform, view, pass } = await hostWith();
  expect(perform({ type: 'spin' })).toEqual({ ok: true });
  expect(view().spin?.extraDegrees).toBe(1900);
  expect(perform({ type: 'spin' })).toEqual({ ok: false, code: 'SPINNING' });
  await pass(6000);
  expect(view().reward).not.toBeNull();
  perform({ type: 'letter', letter: 'R' });
  expect(view().reward).toBeNull();
});

it('Leaves the result of a spin on show when a letter is refused', async () => {
  const { perform, view, pass } = await hostWith();
  perform({ type: 'letter', letter: 'D' });
  perform({ type: 'spin' });
  await pass(6000);
  expect(perform({ type: 'letter', letter: 'D' })).toEqual({ ok: false, code: 'LETTER_USED' });
  expect(view().reward).not.toBeNull();
  expect(perform({ type: 'letter', letter: 'R' })).toEqual({ ok: true });
  expect(view().reward).toBeNull();
});

it('does not spin a wheel that is hidden', async () => {
  const { perform, dispatch } = await hostWith();
  dispatch({ type: 'setWheelVisible', visible: false });
  expect(perform({ type: 'spin' })).toEqual({ ok: false, code: 'NO_WHEEL' });
});

it('says at a desk why not', async () => {
  const { perform } = await hostWith(PRESETS.classic);
  expect(perform({ type: 'letter', letter: 'D' })).toEqual({ ok: false, code: 'SPIN_FIRST' });
  expect(perform({ type: 'pass' })).toEqual({ ok: true });
});

it('has nothing to undo before the first step', async () => {
  const { perform } = await hostWith();
  let answer = perform({ type: 'undo' });
  while (answer.ok) answer = perform({ type: 'undo' });
  expect(answer).toEqual({ ok: false, code: 'NOTHING_TO_UNDO' });
});

it('passes buzzers on to the room', async () => {
  const { perform, buzz } = await hostWith();
  expect(perform({ type: 'buzz', do: 'open' })).toEqual({ ok: true });
  buzz.mockReturnValue(false);
  expect(perform({ type: 'buzz', do: 'lock' })).toEqual({ ok: false, code: 'ROOM_OFFLINE' });
});

it('takes letters from a phone of the team on turn alone', async () => {
  const { ask, view, perform } = await hostWith(PRESETS.simple);
  expect(ask(1, 'letter', 'D')).toEqual({ ok: false, code: 'NOT_YOUR_TURN' });
  expect(ask(null, 'letter', 'D')).toEqual({ ok: false, code: 'NOT_YOUR_TURN' });
  perform({ type: 'phrase', phrase: 'nonsense' });
  const turn = teamOnTurn(view().teams);
  expect(ask(turn, 'phrase', 'red dog')).toEqual({ ok: true });
  expect(view().complete).toBe(true);
});
