import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PrintDialog } from './print-dialog.tsx';

const game = {
  quizId: '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11',
  gameTitle: 'Owls',
  username: 'marta',
  visibility: 'public',
  language: 'en',
  isMine: true,
  revision: 1,
  entries: [
    { category: 'Bird', searchedWord: 'Night owl' },
    { category: 'Deutsch', searchedWord: 'Grüße' },
  ],
} as const;
afterEach(() => vi.restoreAllMocks());

const dialog = page.getByRole('dialog', { name: 'Print' });
const printed = () => document.querySelectorAll('body > div > article');
const boxes = () => printed()[0]?.querySelectorAll('i').length;

it('prints the phrases with a box for every letter, behind the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await render(<PrintDialog game={{ ...game, entries: [...game.entries] }} onClose={vi.fn()} />);
  await expect.element(dialog).toHaveTextContent('by marta, 2 puzzles');
  expect(printed()).toHaveLength(1);
  expect(printed()[0]).toHaveTextContent('1BirdNight owl2DeutschGrüße');
  // ß takes two
  expect(boxes()).toBe('Nightowl'.length + 'GRÜSSE'.length);
  await dialog.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
});

it('prints blanks only', async () => {
  await render(<PrintDialog game={{ ...game, entries: [...game.entries] }} onClose={vi.fn()} />);
  await expect.element(dialog.getByRole('radio', { name: "Host's sheet" })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Blanks only' }).click();
  await expect.element(dialog).not.toHaveTextContent('Night owl');
  expect(printed()[0]).not.toHaveTextContent('Night owl');
  expect(boxes()).toBe(14);
});
