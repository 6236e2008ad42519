import type { GameEdit, GameEntries, WholeGame } from '@wheel/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { ApiError, NetworkError } from '../../lib/api/send.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useSaveGame } from './use-save-game.ts';

const QUIZ_ID = '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11';
const game = (...words: string[]): Omit<GameEdit, 'setup'> => ({
  gameTitle: 'Pets',
  visibility: 'link',
  entries: words.map((searchedWord) => ({ category: 'Pet', searchedWord })),
});
const base = { content: game('Dog'), revision: 3 };
const mine = game('Dog', 'Cat');
const theirs: WholeGame = {
  ...game('Owl'),
  language: 'en',
  quizId: QUIZ_ID,
  username: 'ann',
  isMine: true,
  revision: 7,
};

const onSaved = vi.fn();
const onRefused = vi.fn();
const onCopied = vi.fn();
const onTake = vi.fn();

function Saver({ draft = mine }: { readonly draft?: GameEdit }) {
  const { save, saveOver, saveCopy, conflict, dismiss } = useSaveGame({
    quizId: QUIZ_ID,
    onSaved,
    onRefused,
  });
  return (
    <>
      <button type="button" onClick={() => save(draft, base)}>
        Save
      </button>
      <ConflictDialog
        conflict={conflict}
        onSaveCopy={() => saveCopy('ann', onCopied)}
        onSaveOver={saveOver}
        onTakeTheirs={onTake}
        onClose={dismiss}
      />
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = page.getByRole('dialog');

/** A server that has `now`, or nothing. */
function serverWith(now: WholeGame | null) {
  vi.spyOn(libraryApi, 'game').mockImplementation(async () => {
    if (!now) throw new ApiError(404, { code: 'NOT_FOUND' });
    return now;
  });
  return vi.spyOn(libraryApi, 'save').mockImplementation(async (_id, revision) => {
    if (!now) throw new ApiError(404, { code: 'NOT_FOUND' });
    if (revision !== now.revision) throw new ApiError(412, { code: 'STALE' });
    return { revision: now.revision + 1 };
  });
}

it('saves over the revision that the host has seen', async () => {
  const save = serverWith({ ...theirs, revision: 3 });
  await render(<Saver />);
  await press('Save');
  await expect.poll(() => onSaved.mock.lastCall).toEqual([{ content: mine, revision: 4 }]);
  expect(save).toHaveBeenCalledExactlyOnceWith(QUIZ_ID, 3, mine);
});

it('takes what is there already for a lost answer', async () => {
  serverWith({ ...theirs, ...mine });
  await render(<Saver />);
  await press('Save');
  await expect.poll(() => onSaved.mock.lastCall).toEqual([{ content: mine, revision: 7 }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('asks what to do with both, says what changed, and overwrites only what was seen', async () => {
  const save = serverWith(theirs);
  await render(<Saver />);
  await press('Save');
  await expect.element(dialog).toHaveTextContent('2 entries, here in this window1 new');
  await expect.element(dialog).toHaveTextContent('1 entry, saved meanwhile1 changed');
  await expect.element(page.getByRole('button', { name: 'Save mine as a copy' })).toHaveFocus();
  expect(onSaved).not.toHaveBeenCalled();
  await press('Save mine over it');
  await expect.poll(() => onSaved.mock.lastCall).toEqual([{ content: mine, revision: 8 }]);
  expect(save).toHaveBeenLastCalledWith(QUIZ_ID, 7, mine);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('saves one copy beside theirs, however often an answer is lost', async () => {
  serverWith(theirs);
  const create = vi
    .spyOn(libraryApi, 'create')
    .mockRejectedValueOnce(new NetworkError(null))
    .mockRejectedValueOnce(new ApiError(409, { code: 'ALREADY_EXISTS' }));
  await render(<Saver />);
  await press('Save');
  await press('Save mine as a copy');
  await expect.poll(() => onRefused.mock.calls.length).toBe(1);
  await press('Save mine as a copy');
  await expect.poll(() => onCopied.mock.calls.length).toBe(1);
  const [first, second] = create.mock.calls.map(([entries]) => entries);
  expect(second).toEqual(first);
  expect(first?.[0]).toMatchObject({
    gameTitle: 'Pets (copy)',
    visibility: 'link',
    isPublic: false,
  });
  expect(onCopied).toHaveBeenCalledWith(first?.[0]?.quizId);
});

it('Saves what was typed since as a copy of its own after the answer to an earlier copy was lost', async () => {
  serverWith(theirs);
  const built = new Map<string, GameEntries>();
  const create = vi.spyOn(libraryApi, 'create').mockImplementation(async (entries) => {
    const quizId = entries[0]?.quizId ?? '';
    if (built.has(quizId)) throw new ApiError(409, { code: 'ALREADY_EXISTS' });
    built.set(quizId, entries);
    if (built.size === 1) throw new NetworkError(null);
    return { quizId };
  });
  const { rerender } = await render(<Saver />);
  await press('Save');
  await press('Save mine as a copy');
  await expect.poll(() => onRefused.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await rerender(<Saver draft={game('Dog', 'Cat', 'Hen')} />);
  await press('Save');
  await press('Save mine as a copy');
  await expect.poll(() => onCopied.mock.calls.length).toBe(1);
  const led = built.get(onCopied.mock.lastCall?.[0]);
  expect(led?.map(({ searchedWord }) => searchedWord)).toEqual(['Dog', 'Cat', 'Hen']);
  expect(create).toHaveBeenCalledTimes(2);
});

it('offers a copy alone where the game is gone', async () => {
  serverWith(null);
  await render(<Saver />);
  await press('Save');
  await expect.element(dialog).toHaveTextContent('This game was deleted in another window.');
  await expect.element(page.getByRole('button', { name: 'Take theirs' })).not.toBeInTheDocument();
});

it('hands on every other refusal and saves nothing', async () => {
  vi.spyOn(libraryApi, 'save').mockRejectedValue(new ApiError(507, { code: 'NO_ROOM_ON_DISK' }));
  await render(<Saver />);
  await press('Save');
  await expect.poll(() => onRefused.mock.lastCall?.[1]).toMatch(/no room left/);
  expect(onSaved).not.toHaveBeenCalled();
});
