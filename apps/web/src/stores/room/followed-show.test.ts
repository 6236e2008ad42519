import {
  type Action,
  newShow,
  PRESETS,
  type PublicShow,
  play,
  publicShow,
  roomShow,
} from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { openBrowser } from '../hosting/testing.ts';
import { createFollowedShow, viewOfRoom } from './followed-show.ts';

const puzzle = { id: 1, gametitle: 'Pets', category: 'Animal', searchedWord: 'red dog' };
const extras = { phones: { letters: false, phrases: false }, joinAt: null };

function shown(...actions: readonly Action[]): PublicShow {
  const setUp: readonly Action[] = [
    { type: 'chooseQuiz', puzzles: [puzzle] },
    { type: 'enterTeams', color: '#112233' },
    { type: 'addTeam', color: '#445566' },
    { type: 'chooseRules', rules: PRESETS.classic },
    { type: 'startGame', withWheel: true },
  ];
  const show = [...setUp, ...actions].reduce((now, action) => play(now, action).show, newShow());
  return publicShow(show, 0);
}

it('draws what the host draws', () => {
  const view = shown({ type: 'enterEarned', team: 1, points: 300 }, { type: 'setTurn', team: 1 });
  expect(viewOfRoom({ ...roomShow(view), ...extras }, 0)).toEqual(view);
});

it('draws a spin and a clock as old as they are', () => {
  const clock = { lengthMs: 20_000, leftMs: 9000, isRunning: true };
  const view: PublicShow = {
    ...shown(),
    spin: { extraDegrees: 1900, elapsedMs: 400 },
    clocks: { turn: clock, puzzle: { ...clock, isRunning: false } },
  };
  const drawn = viewOfRoom({ ...roomShow(view), ...extras }, 1500);
  expect(drawn.spin).toEqual({ extraDegrees: 1900, elapsedMs: 1900 });
  expect(drawn.clocks.turn?.leftMs).toBe(7500);
  expect(drawn.clocks.puzzle?.leftMs).toBe(9000);
});

it('tells what happened after it has drawn it, and changes nothing itself', () => {
  const { show, follow } = createFollowedShow(openBrowser().portsOf('screen').clock);
  const heard = vi.fn(() => show.getState().view.category);
  show.onEvent(heard);
  follow({ ...roomShow(shown()), ...extras }, 0, [{ type: 'wrongPhrase' }]);
  expect(heard).toHaveReturnedWith('Animal');
  expect(show.getState().dispatch({ type: 'openGame' })).toBe(false);
  expect(show.getState().isHeard).toBe(true);
});
