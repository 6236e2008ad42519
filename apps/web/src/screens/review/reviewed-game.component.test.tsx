import type { ReviewedGame as Reviewed } from '@wheel/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { reviewApi } from '../../lib/api/review-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { ReviewedGame, verdictOf } from './reviewed-game.tsx';

const NOW = new Date(2026, 10, 15, 20).getTime();
const game = (fields: Partial<Reviewed> = {}): Reviewed => ({
  quizId: '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11',
  gameTitle: 'Owls',
  username: 'osei',
  language: 'en',
  hidden: false,
  pending: false,
  reports: [],
  puzzleCount: 1,
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

it('names the setup of a game and its prizes', async () => {
  const draw = (prizes: string[]) => (
    <ReviewedGame game={game({ setup: { name: 'Monday', prizes } })} now={NOW} onJudge={vi.fn()} />
  );
  const { rerender } = await render(draw(['Free coffee', 'Cake']));
  await expect
    .element(article.getByText('Setup “Monday”, prizes: Free coffee, Cake', { exact: true }))
    .toBeVisible();
  await rerender(draw([]));
  await expect.element(article.getByText('Setup “Monday”', { exact: true })).toBeVisible();
});

it('shows the first entries, and all of them when asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [entry] = game().entries;
  const all = Array.from({ length: 7 }, (_, nth) => ({
    category: 'Bird',
    searchedWord: `Owl ${'x'.repeat(nth + 1)}`,
  }));
  const ask = vi
    .spyOn(reviewApi, 'entries')
    .mockRejectedValueOnce(new ApiError(404, { code: 'NOT_FOUND' }))
    .mockResolvedValueOnce({ entries: all });
  const fields = { puzzleCount: 7, entries: entry ? [entry] : [] };
  await render(<ReviewedGame game={game(fields)} now={NOW} onJudge={vi.fn()} />);
  await expect.element(article).toHaveTextContent('7 puzzles');
  const more = article.getByRole('button', { name: 'Show all 7 entries' });
  await more.click();
  await expect.element(article.getByRole('alert')).not.toBeEmptyDOMElement();
  await more.click();
  await expect.element(article).toHaveTextContent('Owl xxxxxxx');
  await expect.element(more).not.toBeInTheDocument();
  expect(ask).toHaveBeenLastCalledWith(game().quizId);
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

it('names another language than that of the page, and reads its entries in it', async () => {
  await render(<ReviewedGame game={game({ language: 'fr' })} now={NOW} onJudge={vi.fn()} />);
  await expect.element(article.getByText('French', { exact: true })).toBeVisible();
  await expect.element(article.getByRole('heading')).toHaveAttribute('lang', 'fr');
  await expect.element(article.getByText('Night owl')).toHaveAttribute('lang', 'fr');
});
