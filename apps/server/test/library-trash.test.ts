import { describe, expect, it } from 'vitest';
import { useApi } from './helpers/api.ts';
import { gameOf, newQuizId } from './helpers/games.ts';
import { at, editWith, entriesOf, useLibrary } from './helpers/library.ts';
import { setGameStatus } from './support/game-status.ts';
import { gameWith } from './support/games.ts';
import { seedGames } from './support/seed.ts';
import { executeSql } from './support/sql.ts';
import { eachEngine } from './support/stores.ts';

eachEngine('the library', (database) => {
  const api = useApi(database);
  const { token, build, read, change, restore, inList, found } = useLibrary(api, 'Lena');

  describe('the trash', () => {
    it('takes a game out of every list, and gives it back as it was', async () => {
      const quizId = await build('Lost and Found');
      api().passTime(1000);
      expect((await change('DELETE', quizId)).statusCode).toBe(204);
      expect(await found('lost%20and')).toEqual([]);
      expect(await inList(quizId)).toBeUndefined();
      const trashed = await inList(quizId, '?trash=1');
      expect(trashed?.deletedAt).toBe((trashed?.createdAt ?? 0) + 1000);
      expect((await api().get('/api/user/Lena', { token: token() })).body).not.toContain(quizId);

      const restored = await restore(quizId);
      expect([restored.statusCode, restored.json()]).toEqual([200, { revision: 3 }]);
      expect(await found('lost%20and')).toEqual([quizId]);
      expect(await inList(quizId)).toMatchObject({
        deletedAt: null,
        updatedAt: trashed?.createdAt,
      });
      expect(await read(quizId)).toMatchObject({
        visibility: 'public',
        revision: 3,
        entries: entriesOf('dog', 'bee', 'ant'),
      });
    });

    it('keeps the quizId of what is in it', async () => {
      const quizId = await build();
      await change('DELETE', quizId);
      const again = gameOf(['x'], { username: 'Lena', quizId });
      expect((await api().post('/api/games', again, { token: token() })).statusCode).toBe(409);
    });
  });

  describe('copying', () => {
    const copy = (quizId: string, body: unknown, by = token()) =>
      api().post(`${at(quizId)}/copies`, body, { token: by });

    it('makes a private copy of an own game, marked as one', async () => {
      const original = await build('Twice');
      const quizId = newQuizId();
      const response = await copy(original, { quizId: quizId.toUpperCase() });
      expect([response.statusCode, response.json()]).toEqual([201, { quizId, revision: 1 }]);
      expect(await read(quizId)).toMatchObject({
        gameTitle: 'Twice (copy)',
        username: 'Lena',
        visibility: 'private',
        entries: entriesOf('dog', 'bee', 'ant'),
      });
      expect(await found('twice')).toEqual([original]);
    });

    it('leaves the title of another’s game as it is', async () => {
      const original = await api().build(gameOf(['x'], { gameTitle: 'By a Guest' }));
      const quizId = newQuizId();
      await copy(original, { quizId });
      expect(await read(quizId)).toMatchObject({ gameTitle: 'By a Guest', isMine: true });
    });

    it('cuts a long title so that the mark stays', async () => {
      const quizId = newQuizId();
      await copy(await build('🎡'.repeat(120)), { quizId });
      expect((await read(quizId)).gameTitle).toBe(`${'🎡'.repeat(113)} (copy)`);
    });

    it('wants a new quizId', async () => {
      const original = await build();
      const taken = await copy(original, { quizId: await build() });
      expect([taken.statusCode, taken.json().code]).toEqual([409, 'ALREADY_EXISTS']);
      const bad = await copy(original, { quizId: 'x' });
      expect(bad.json()).toMatchObject({ status: 400, errors: [{ code: 'NOT_A_UUID' }] });
      expect((await copy(original, {})).json().errors).toMatchObject([{ code: 'REQUIRED' }]);
    });

    it('stops at a thousand games, the trash not counted', async () => {
      const full = await api().signIn('Collector');
      const mine = { username: 'Collector' };
      const many = Array.from({ length: 999 }, () => gameWith({ owner: 'Collector' }));
      await seedGames(database.settings(), many, many.length);
      const spare = await api().build(gameOf(['x'], mine), full);
      const source = await build();
      const fullUp = await copy(source, { quizId: newQuizId() }, full);
      expect([fullUp.statusCode, fullUp.json().code]).toEqual([409, 'LIBRARY_FULL']);
      await api().call('DELETE', at(spare), { token: full, headers: { 'if-match': '"1"' } });
      const quizId = newQuizId();
      expect((await copy(source, { quizId }, full)).statusCode).toBe(201);
      // Whose answer was lost.
      expect((await copy(source, { quizId }, full)).json().code).toBe('ALREADY_EXISTS');
      const created = await api().post('/api/games', gameOf(['x'], mine), { token: full });
      expect([created.statusCode, created.json().code]).toEqual([409, 'LIBRARY_FULL']);
      const again = await api().post('/api/games', gameOf(['x'], { ...mine, quizId }), {
        token: full,
      });
      expect(again.json().code).toBe('ALREADY_EXISTS');
    });

    it('stops at twice as many together with the trash', async () => {
      const busy = await api().signIn('Recycler');
      const many = Array.from({ length: 2000 }, () => gameWith({ owner: 'Recycler' }));
      await seedGames(database.settings(), many, many.length);
      const late = Date.now();
      await executeSql(
        database.settings(),
        `UPDATE games SET deleted_at = ${late} WHERE owner_key = 'recycler'`,
      );
      const body = gameOf(['x'], { username: 'Recycler' });
      expect((await api().post('/api/games', body, { token: busy })).json().code).toBe(
        'LIBRARY_FULL',
      );
    });

    it('stops at a thousand games when many come at once', async () => {
      const eager = await api().signIn('Hoarder');
      const many = Array.from({ length: 997 }, () => gameWith({ owner: 'Hoarder' }));
      await seedGames(database.settings(), many, many.length);
      const source = await build();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, nth) =>
          nth % 2 === 0
            ? copy(source, { quizId: newQuizId() }, eager)
            : api().post('/api/games', gameOf(['x'], { username: 'Hoarder' }), { token: eager }),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 201)).toHaveLength(3);
      expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    });
  });

  it('keeps a hidden game for its owner alone, who may go on editing it', async () => {
    const quizId = await build('Hidden Away');
    await setGameStatus(database.settings(), quizId, { hiddenAt: Date.now() });
    expect(await inList(quizId)).toMatchObject({ hidden: true, visibility: 'public', revision: 1 });
    expect((await change('PUT', quizId, editWith({ gameTitle: 'Hidden Still' }))).statusCode).toBe(
      200,
    );
    expect(await found('hidden')).toEqual([]);
    expect((await api().get(at(quizId))).statusCode).toBe(404);
    await setGameStatus(database.settings(), quizId, { hiddenAt: null });
    expect(await found('hidden')).toEqual([quizId]);
  });
});
