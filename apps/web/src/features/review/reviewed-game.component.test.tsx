import type { ReviewedGame as Reviewed } from '@wheel/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReviewedGame, verdictOf } from './reviewed-game.tsx';

const NOW = new Date(2026, 10, 15, 20).getTime();
const game = (fields: Partial<Reviewed> = {}): Reviewed => ({
  quizId: '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11',
  gameTitle: 'Owls',
  username: 'osei',
  hidden: false,
  pending: false,
  reports: [],
  entries: [{ category: 'Bird', searchedWord: 'Night owl' }],
  ...fields,
});
const article = page.getByRole('article');

it('tells why it is here: reports, approval, hidden before', async () => {
  const draw = (fields: Partial<Reviewed>) => (
    <ReviewedGame game={game(fields)} now={NOW} onJudge={vi.fn()} />
  );
  const reports = [
    { reason: 'personal', note: 'About a pupil.', createdAt: NOW },
    { reason: 'spam', note: '', createdAt: NOW },
  ] as const;
  const { rerender } = await render(draw({ reports: [...reports] }));
  await expect.element(article).toHaveTextContent(/Personal dataAbout a pupil\.today, 20:00/);
  await expect.element(article).toHaveTextContent(/Spamno note/);
  await expect.element(article).toHaveTextContent('Night owlBird');
  await rerender(draw({ pending: true }));
  await expect.element(article).toHaveTextContent('Waits for approval');
  await rerender(draw({ hidden: true }));
  await expect.element(article).toHaveTextContent('Hidden after review');
});

it('is judged by three buttons, each with its key', async () => {
  const onJudge = vi.fn();
  await render(<ReviewedGame game={game()} now={NOW} onJudge={onJudge} />);
  for (const name of ['Keep', 'Hide', 'Remove'])
    await page.getByRole('button', { name, exact: true }).click();
  expect(onJudge.mock.calls).toEqual([['keep'], ['hide'], ['remove']]);
  expect(['k', 'H', 'r', 'x', '', 'Ke'].map(verdictOf)).toEqual([
    'keep',
    'hide',
    'remove',
    null,
    null,
    null,
  ]);
});
