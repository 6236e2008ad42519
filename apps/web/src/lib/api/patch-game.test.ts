import type { WholeGame } from '@wheel/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { libraryApi, patchGame, saveSetup } from './library-api.ts';
import { ApiError } from './send.ts';

afterEach(() => vi.restoreAllMocks());

const seen = {
  quizId: '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11',
  gameTitle: 'Owls',
  visibility: 'public',
  revision: 3,
} as const;

/** A server whose game is now like this, at revision 7. */
function serverWith(now: Partial<WholeGame>) {
  const whole = { ...seen, language: 'en', username: 'ann', isMine: true } as const;
  const game = { ...whole, entries: [], ...now, revision: 7 };
  vi.spyOn(libraryApi, 'game').mockResolvedValue(game);
  return vi.spyOn(libraryApi, 'patch').mockImplementation(async (_id, revision) => {
    if (revision !== 7) throw new ApiError(412, { code: 'STALE' });
    return { revision: 8 };
  });
}

it('takes a change that is there already for a lost answer', async () => {
  const patch = serverWith({ gameTitle: 'Night owls' });
  expect(await patchGame(seen, { gameTitle: 'Night owls' })).toBe(7);
  expect(patch).toHaveBeenCalledOnce();
});

it('goes on where something else has changed', async () => {
  serverWith({ visibility: 'private' });
  expect(await patchGame(seen, { gameTitle: 'Night owls' })).toBe(8);
});

it('overwrites nothing that the host has not seen', async () => {
  const patch = serverWith({ gameTitle: 'Barn owls' });
  await expect(patchGame(seen, { gameTitle: 'Night owls' })).rejects.toMatchObject({ status: 412 });
  expect(patch).toHaveBeenCalledOnce();
});

it('lets every other refusal through', async () => {
  vi.spyOn(libraryApi, 'patch').mockRejectedValue(new ApiError(404, {}));
  await expect(patchGame(seen, { visibility: 'link' })).rejects.toMatchObject({ status: 404 });
});

it('saves a setup over what has changed meanwhile, once', async () => {
  const patch = serverWith({ gameTitle: 'Barn owls' });
  expect(await saveSetup(seen, null)).toBe(8);
  expect(patch.mock.lastCall).toEqual([seen.quizId, 7, { setup: null }]);
  patch.mockRejectedValue(new ApiError(412, { code: 'STALE' }));
  await expect(saveSetup(seen, null)).rejects.toMatchObject({ status: 412 });
  expect(patch).toHaveBeenCalledTimes(4);
});
