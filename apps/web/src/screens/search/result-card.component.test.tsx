import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ResultCard } from './result-card.tsx';

const QUIZ_ID = '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11';
const result = {
  gameTitle: 'Wild Animals',
  quizId: QUIZ_ID,
  username: 'ann',
  puzzleCount: 3,
  language: 'en' as const,
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
