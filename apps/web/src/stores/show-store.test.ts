import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { onShowEvent, type StageEvent } from './show-events.ts';
import { showReady, showStore } from './show-store.ts';

// The one store of the page, where nothing can be kept and no other window answers. The tests tell one story.
const now = () => showStore.getState();
const spin = { type: 'startSpin', extraDegrees: 1900 } as const;
const events: StageEvent[] = [];

beforeAll(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onShowEvent((event) => events.push(event));
});
afterEach(() => {
  events.length = 0;
});
afterAll(() => {
  vi.useRealTimers();
});

it('takes no action before it knows the show', () => {
  expect(now().dispatch({ type: 'openGame' })).toBe(false);
});

it('hosts once nobody has answered, with the quiz chosen meanwhile', async () => {
  const puzzle = { id: 1, gametitle: 'Pets', category: 'Animal', searchedWord: 'red dog' };
  expect(now().dispatch({ type: 'chooseQuiz', puzzles: [puzzle] })).toBe(true);
  const ready = showReady();
  await vi.advanceTimersByTimeAsync(400);
  await ready;
  expect(now()).toMatchObject({ mode: 'host', saved: false, show: { puzzles: [puzzle] } });
});

it('plays an action and tells the stage', () => {
  now().dispatch({ type: 'startGame', withWheel: true });
  expect(now().dispatch({ type: 'guessLetter', letter: 'D' })).toBe(true);
  expect(now().show.usedLetters).toEqual(['D']);
  expect(events.at(-1)).toEqual({ type: 'correct', letter: 'D', count: 2 });
});

it('changes nothing for an action that may not happen', () => {
  const { run } = now();
  expect(now().dispatch({ type: 'guessLetter', letter: 'D' })).toBe(false);
  expect(now().run).toBe(run);
  expect(events).toEqual([]);
});

it('undoes and redoes, and says what', () => {
  now().undo();
  expect(now().show.usedLetters).toEqual([]);
  now().redo();
  expect(now().show.usedLetters).toEqual(['D']);
  expect(events.map(({ type }) => type)).toEqual(['undone', 'redone']);
  now().redo();
  expect(events).toHaveLength(2);
});

it('ends a spin after 6 s, whatever else is done meanwhile', () => {
  now().dispatch({ ...spin, atMs: Date.now() });
  vi.advanceTimersByTime(3000);
  now().dispatch({ type: 'guessLetter', letter: 'R' });
  vi.advanceTimersByTime(2999);
  expect(now().show.spin).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(now().show).toMatchObject({ spin: null, wheelRotation: 1900, rewardDialogVisible: true });
});

it('does not end a spin that was cancelled', () => {
  now().dispatch({ type: 'closeReward' });
  now().dispatch({ ...spin, atMs: Date.now() });
  now().dispatch({ type: 'cancelSpin' });
  vi.advanceTimersByTime(10_000);
  expect(now().show).toMatchObject({ wheelRotation: 1900, rewardDialogVisible: false });
});

it('goes on when an effect breaks', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const stop = onShowEvent(() => {
    throw new Error('confetti jammed');
  });
  expect(now().dispatch({ type: 'guessLetter', letter: 'Z' })).toBe(true);
  expect(events).toEqual([{ type: 'wrongLetter', letter: 'Z' }]);
  expect(silent).toHaveBeenCalledOnce();
  stop();
  silent.mockRestore();
});
