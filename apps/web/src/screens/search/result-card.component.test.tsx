import type { SearchResult } from '@wheel/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speak } from '../../words/languages.ts';
import { ResultCard } from './result-card.tsx';

const QUIZ_ID = '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11';
const result: SearchResult = {
  gameTitle: 'Wild Animals',
  quizId: QUIZ_ID,
  username: 'ann',
  puzzleCount: 3,
  language: 'en',
};

const onChoose = vi.fn();
const onCopy = vi.fn();
const onReport = vi.fn();
const card = (fields: Partial<typeof result> = {}) => (
  <ResultCard
    result={{ ...result, ...fields }}
    busy={false}
    onChoose={onChoose}
    onCopy={onCopy}
    onReport={onReport}
  />
);

afterEach(() => speak('en'));

it('says who made the game and how many puzzles it has', async () => {
  const { rerender } = await render(card());
  await expect.element(page.getByText('by ann')).toBeVisible();
  await expect.element(page.getByText('3 puzzles')).toBeVisible();
  await rerender(card({ puzzleCount: 1 }));
  await expect.element(page.getByText('1 puzzle', { exact: true })).toBeVisible();
});

it('leaves out what is not known', async () => {
  const { container } = await render(card({ username: '', puzzleCount: 0 }));
  expect(container.textContent).toBe('Wild Animals');
});

it('draws the title in closed tiles, and is chosen by it', async () => {
  const { container } = await render(card());
  expect(container.querySelectorAll('[data-state="hidden"]')).toHaveLength('WildAnimals'.length);
  await page.getByRole('button', { name: 'Wild Animals', exact: true }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(QUIZ_ID);
});

it('offers to play, copy and report it behind its dots', async () => {
  onChoose.mockClear();
  await render(card());
  for (const [name, call] of [
    ['Play', onChoose],
    ['Copy to my games', onCopy],
    ['Report', onReport],
  ] as const) {
    await page.getByRole('button', { name: 'More for Wild Animals' }).click();
    await page.getByRole('menuitem', { name }).click();
    expect(call).toHaveBeenCalledOnce();
    expect(call.mock.lastCall?.[0]).toBe(QUIZ_ID);
  }
});

it('names another language than that of the page beside the button, and reads the title in it', async () => {
  const { rerender } = await render(card({ language: 'es' }));
  const title = page.getByRole('button', { name: 'Wild Animals', exact: true });
  await expect.element(page.getByText('Spanish', { exact: true })).toBeVisible();
  await expect.element(title).toHaveAttribute('lang', 'es');
  await rerender(card());
  await expect.element(title).not.toHaveAttribute('lang');
  await expect.element(page.getByText('English')).not.toBeInTheDocument();
});

it('follows the language of the page', async () => {
  await render(card({ language: 'es', username: 'Guest' }));
  await expect.element(page.getByText('by Guest')).toBeVisible();
  await speak('fr');
  await expect.element(page.getByText('espagnol', { exact: true })).toBeVisible();
  await expect.element(page.getByText('par Invité')).toBeVisible();
  await speak('es');
  await expect.element(page.getByText('español')).not.toBeInTheDocument();
});
