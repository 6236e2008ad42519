import type { ReviewedGame } from '@wheel/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { reviewApi } from '../../lib/api/review-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { queryClient } from '../../stores/query-client.ts';
import { ReviewScreen } from './review-screen.tsx';

const game = (gameTitle: string): ReviewedGame => ({
  quizId: `id of ${gameTitle}`,
  gameTitle,
  username: 'osei',
  language: 'en',
  hidden: false,
  pending: true,
  reports: [],
  puzzleCount: 0,
  entries: [],
});
beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

const current = page.getByRole('article').getByRole('heading');
const undo = page.getByRole('button', { name: 'Undo' });

it('asks for more once all that it had are judged', async () => {
  vi.spyOn(reviewApi, 'judge').mockResolvedValue(null);
  const games = vi
    .spyOn(reviewApi, 'games')
    .mockResolvedValueOnce([game('Owls')])
    // The verdict is not sent yet.
    .mockResolvedValueOnce([game('Owls'), game('Cats')])
    .mockResolvedValue([game('Cats')]);
  await render(<ReviewScreen />);
  await expect.element(current).toHaveTextContent('Owls');
  await userEvent.keyboard('k');
  await expect.element(current).toHaveTextContent('Cats');
  await userEvent.keyboard('k');
  await expect.element(page.getByText('Nothing waits for review.')).toBeVisible();
  await expect.poll(() => games.mock.calls.length).toBe(3);
});

it('leaves the Undo of a verdict that still waits when another one was not taken', async () => {
  vi.spyOn(reviewApi, 'games').mockResolvedValue([game('Owls'), game('Cats'), game('Dogs')]);
  const judge = vi
    .spyOn(reviewApi, 'judge')
    .mockRejectedValue(new ApiError(503, { code: 'OVERLOADED' }));
  await render(<ReviewScreen />);
  await expect.element(current).toHaveTextContent('Owls');
  await userEvent.keyboard('kr');
  await expect.element(page.getByText('“Owls”: The server is busy.')).toBeVisible();
  await expect.element(page.getByText('“Cats” is removed')).toBeVisible();
  await undo.click();
  await expect.element(current).toHaveTextContent('Cats');
  await cleanup();
  expect(judge).toHaveBeenCalledExactlyOnceWith('id of Owls', 'keep');
});
