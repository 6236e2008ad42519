import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine, Run } from '../src/storage/engine.ts';
import { foldTitle, titleKeyOf } from '../src/storage/fold.ts';
import { openEngine } from '../src/storage/open-store.ts';
import { searchGames } from '../src/storage/search.ts';
import { sql } from '../src/storage/sql.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { eachEngine } from './support/stores.ts';

type Listed = { readonly id: number; readonly quizId: string; title: string; isPublic: boolean };

eachEngine('titles indexed anew', (database) => {
  let engine: Engine;
  let games: Listed[];

  beforeAll(async () => {
    const store = await database.open();
    for (const title of [
      'First Quiz',
      'Quiz',
      'Night quiz',
      'Straße',
      '🎉🎉 aaa',
      'aaaa',
      'Aa bb',
    ]) {
      await store.createGame(gameWith({ title }), GUEST_BUILDER, 0);
    }
    engine = await openEngine(database.settings(), () => {});
    const rows = await engine.read(sql<{ id: number; quiz_id: string; title: string }>`
      SELECT id, quiz_id, title FROM games ORDER BY id`);
    games = rows.map(({ quiz_id, ...row }) => ({ ...row, quizId: quiz_id, isPublic: true }));
  });
  afterAll(() => engine.close());

  const indexed = ({ id, title }: Listed) => ({ id, titleKey: titleKeyOf(title) });

  async function change(tx: Run, game: Listed, to: { title?: string; isPublic?: boolean }) {
    if (game.isPublic) await engine.unindexTitle(tx, indexed(game));
    const { title, isPublic } = { ...game, ...to };
    await tx(sql`
      UPDATE games SET title = ${title}, title_key = ${titleKeyOf(title)}, is_public = ${isPublic ? 1 : 0}
      WHERE id = ${game.id}`);
    if (isPublic) await engine.indexTitle(tx, { id: game.id, titleKey: titleKeyOf(title) });
  }
  async function changeForGood(game: Listed, to: { title?: string; isPublic?: boolean }) {
    await engine.transaction((tx) => change(tx, game, to));
    Object.assign(game, to);
  }
  async function remove(game: Listed) {
    await engine.transaction(async (tx) => {
      if (game.isPublic) await engine.unindexTitle(tx, indexed(game));
      await tx(sql`DELETE FROM puzzles WHERE game_id = ${game.id}`);
      await tx(sql`DELETE FROM games WHERE id = ${game.id}`);
    });
    games.splice(games.indexOf(game), 1);
  }

  const found = async (text: string) =>
    (await searchGames(engine, text)).map(({ quizId }) => quizId);
  const gameAt = (nth: number) => games[nth % games.length] as Listed;

  /** The same answer by looking at every title. */
  function expected(text: string): string[] {
    const key = foldTitle(text.trim()).trim();
    const ranked = games.map(({ quizId, title, isPublic }) => {
      const at = isPublic && key !== '' ? foldTitle(title).indexOf(key) : -1;
      const rank = at > 0 ? 2 : at < 0 ? 3 : foldTitle(title) === key ? 0 : 1;
      return { quizId, rank };
    });
    return ranked
      .toReversed()
      .filter(({ rank }) => rank < 3)
      .sort((a, b) => a.rank - b.rank)
      .map(({ quizId }) => quizId);
  }

  it('are found by the new title and no longer by the old one', async () => {
    const game = gameAt(0);
    await changeForGood(game, { title: 'Second Käse' });
    expect(await found('first')).toEqual([]);
    expect(await found('kase')).toEqual([game.quizId]);
    expect(await found('q')).toEqual(expected('q'));
  });

  it('are not found while they are unlisted', async () => {
    const game = gameAt(1);
    await changeForGood(game, { isPublic: false });
    expect(await found('quiz')).toEqual(expected('quiz'));
    expect(await found('quiz')).not.toContain(game.quizId);
    await changeForGood(game, { isPublic: true });
    expect((await found('quiz'))[0]).toBe(game.quizId);
  });

  it('stay as they were when the transaction fails', async () => {
    const game = gameAt(2);
    const failing = engine.transaction(async (tx) => {
      await change(tx, game, { title: 'Never Seen' });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await found('never')).toEqual([]);
    expect(await found('night')).toEqual([game.quizId]);
  });

  it('are gone with a deleted game', async () => {
    const game = gameAt(3);
    await remove(game);
    expect(await found('strasse')).toEqual([]);
  });

  it('are found like by a look at every title, whatever was changed', async () => {
    const title = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', 'É', '🎉', '"'),
      minLength: 1,
      maxLength: 8,
    });
    const step = fc.record({
      nth: fc.nat(20),
      to: fc.oneof(fc.record({ title }), fc.record({ isPublic: fc.boolean() })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), title, async (steps, text) => {
        for (const { nth, to } of steps) await changeForGood(gameAt(nth), to);
        for (const asked of [text, 'a', 'aa', '🎉']) {
          expect(await found(asked)).toEqual(expected(asked));
        }
      }),
      { numRuns: 60 },
    );
  });
});
