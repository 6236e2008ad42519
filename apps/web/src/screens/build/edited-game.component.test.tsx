import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { EditedGame } from './edited-game.tsx';

afterEach(() => vi.restoreAllMocks());

it('offers to log in for a public game that a dead session does not know as its own', async () => {
  vi.spyOn(libraryApi, 'game').mockResolvedValue({
    quizId: '1',
    gameTitle: 'Owls',
    username: 'ann',
    visibility: 'public',
    language: 'en',
    isMine: false,
    revision: 4,
    entries: [],
  });
  await render(<EditedGame quizId="1" username="ann" />);
  await expect.element(page.getByText('This game is not one of yours.')).toBeVisible();
  for (const [name, to] of [
    ['Look at it', '/g/1'],
    ['Log in', '/login'],
    ['My Wheels', '/my-wheels'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to);
});
