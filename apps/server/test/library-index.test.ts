import { randomUUID } from 'node:crypto';
import { VISIBILITIES } from '@wheel/contract';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { foldTitle } from '../src/storage/fold.ts';
import type { Store } from '../src/storage/store.ts';
import { inconsistencies } from './support/consistency.ts';
import { setGameStatus } from './support/game-status.ts';
import { gameWith } from './support/games.ts';
import { eachEngine } from './support/stores.ts';

const NOW = 1_800_000_000_000;
const MONTH_MS = 31 * 24 * 3_600_000;
const tokenHash = 'token';

const title = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', 'É', 'ß', '🎉', '"'),
  minLength: 1,
  maxLength: 8,
});
const visibility = fc.constantFrom(...VISIBILITIES);
const step = fc.record({
  nth: fc.nat(20),
  what: fc.oneof(
    fc.record({ edit: fc.record({ title, visibility }, { requiredKeys: [] }) }),
    fc.record({
      stand: fc.constantFrom('trash', 'restore', 'hide', 'keep', 'remove', 'purge', 'copy'),
    }),
  ),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Known = {
  quizId: string;
  title: string;
  visibility: (typeof VISIBILITIES)[number];
  revision: number;
  isTrashed: boolean;
  isHidden: boolean;
};

eachEngine('search', (database) => {
  let store: Store;
  let games: Known[] = [];

  beforeAll(async () => {
    store = await database.open();
    await store.addUser({ userName: 'Ada', passwordHash: 'x' }, NOW);
    await store.addSession({ tokenHash, userName: 'Ada' }, NOW);
    for (const text of ['aaaa', 'ab É', '🎉🎉 aaa', 'Straße', 'b', 'ba"b']) {
      const game = gameWith({ title: text, owner: 'Ada' });
      await store.createGame(game, { tokenHash }, NOW);
      const { quizId } = game;
      games.push({
        quizId,
        title: text,
        visibility: 'public',
        revision: 1,
        isTrashed: false,
        isHidden: false,
      });
    }
  });

  const byOf = (game: Known) => ({ tokenHash, ifMatch: `"${game.revision}"` });
  const revisedTo = (result: object) => ('revision' in result ? Number(result.revision) : null);

  async function edit(game: Known, to: Partial<Pick<Known, 'title' | 'visibility'>>) {
    if (to.title?.trim() === '') return;
    const revision = revisedTo(await store.editGame(game.quizId, to, byOf(game), NOW));
    expect(revision).toBe(game.isTrashed ? null : game.revision + 1);
    if (revision !== null) Object.assign(game, to, { revision });
  }

  async function trash(game: Known) {
    const revision = revisedTo(await store.trashGame(game.quizId, byOf(game), NOW));
    if (revision !== null) Object.assign(game, { revision, isTrashed: true });
  }

  async function restore(game: Known) {
    const revision = revisedTo(await store.restoreGame(game.quizId, byOf(game), NOW));
    if (revision !== null) Object.assign(game, { revision, isTrashed: false });
  }

  async function hide(game: Known, isHidden: boolean) {
    await setGameStatus(database.settings(), game.quizId, { hiddenAt: isHidden ? NOW : null });
    game.isHidden = isHidden;
  }

  async function copy(game: Known) {
    const quizId = randomUUID();
    const result = await store.copyGame(game.quizId, quizId, { tokenHash }, NOW);
    expect('revision' in result).toBe(!game.isTrashed && !game.isHidden);
    if (!('revision' in result)) return;
    const copied = { quizId, title: `${game.title} (copy)`, visibility: 'private' as const };
    games.push({ ...copied, revision: 1, isTrashed: false, isHidden: false });
  }

  async function take({ nth, what }: Step) {
    const game = games[nth % games.length];
    if (game === undefined) return;
    if ('edit' in what) return edit(game, what.edit);
    if (what.stand === 'trash') return trash(game);
    if (what.stand === 'restore') return restore(game);
    if (what.stand === 'hide' || what.stand === 'keep') return hide(game, what.stand === 'hide');
    if (what.stand === 'copy') return copy(game);
    if (what.stand === 'purge') {
      await store.purge(NOW + MONTH_MS);
      games = games.filter(({ isTrashed }) => !isTrashed);
    } else if ((await store.removeGame(game.quizId, byOf(game), NOW)) === null) {
      games = games.filter((one) => one !== game);
    }
  }

  /** The same answer by looking at every title. */
  function expected(text: string): string[] {
    const key = foldTitle(text.trim()).trim();
    const isFound = (game: Known) =>
      game.visibility === 'public' && !game.isTrashed && !game.isHidden;
    return games
      .filter((game) => key !== '' && isFound(game) && foldTitle(game.title).includes(key))
      .map(({ quizId }) => quizId)
      .sort();
  }

  it('follows whatever becomes of games, and its index holds what it should and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), title, async (steps, text) => {
        for (const each of steps) await take(each);
        for (const asked of [text, 'a', 'aa', '🎉', 'ss', 'copy']) {
          const found = (await store.search(asked)).map(({ quizId }) => quizId);
          expect(found.sort()).toEqual(expected(asked));
        }
        expect(await inconsistencies(database.settings())).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
