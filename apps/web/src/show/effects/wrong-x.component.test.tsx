import { WRONG_X_MS } from '@wheel/game';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { WrongX } from './wrong-x.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const cross = page.getByRole('img', { name: 'Wrong' });

async function draw() {
  const store = await openWindows().openHost();
  await render(<WrongX />, { wrapper: inShow(store) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { dispatch, undo } = store.getState();
  return { undo, guess: (letter: string) => dispatch({ type: 'guessLetter', letter }) };
}

it('comes for a wrong letter and goes by itself', async () => {
  const { guess } = await draw();
  await expect.element(cross).not.toBeInTheDocument();
  guess('Z');
  await expect.element(cross).toBeInTheDocument();
  vi.advanceTimersByTime(WRONG_X_MS);
  await expect.element(cross).not.toBeInTheDocument();
});

it('stays away for a letter of the phrase', async () => {
  const { guess } = await draw();
  guess('D');
  await expect.element(cross).not.toBeInTheDocument();
});

it('begins anew with the next wrong letter', async () => {
  const { guess } = await draw();
  guess('Z');
  await expect.element(cross).toBeInTheDocument();
  const first = cross.element();
  guess('X');
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(cross).toBeInTheDocument();
});

it('begins anew, and ends, when the next wrong letter comes at the moment of its end', async () => {
  const { guess } = await draw();
  guess('Z');
  await expect.element(cross).toBeInTheDocument();
  const first = cross.element();
  vi.advanceTimersByTime(WRONG_X_MS);
  guess('X');
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(cross).toBeInTheDocument();
  vi.advanceTimersByTime(WRONG_X_MS);
  await expect.element(cross).not.toBeInTheDocument();
});

it('goes with the guess that is taken back', async () => {
  const { guess, undo } = await draw();
  guess('Z');
  await expect.element(cross).toBeInTheDocument();
  undo();
  await expect.element(cross).not.toBeInTheDocument();
});
