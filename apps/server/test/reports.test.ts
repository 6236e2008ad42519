import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startApi, useApi } from './helpers/api.ts';
import { gameOf, newQuizId } from './helpers/games.ts';
import { at, reportFrom, useLibrary, useReviewer } from './helpers/library.ts';
import { eachEngine } from './support/stores.ts';

const DAY_MS = 24 * 3_600_000;

eachEngine('reports', (database) => {
  const api = useApi(database, { reviewers: new Set(['rita']) });
  const { build } = useLibrary(api, 'Olga');
  const { list, judge } = useReviewer(api);
  const report = (quizId: string, body: unknown, token: string | null = null) =>
    api().post(`${at(quizId)}/reports`, body, { token });
  const reportsOf = async (quizId: string) =>
    (await list()).find((game) => game.quizId === quizId)?.reports ?? [];

  it('reach the reviewers with their reason and their trimmed note', async () => {
    const quizId = await build();
    const answer = await report(quizId.toUpperCase(), { reason: 'spam', note: '  Buy now!\n ' });
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    expect(await reportsOf(quizId)).toEqual([
      { reason: 'spam', note: 'Buy now!', createdAt: expect.any(Number) },
    ]);
  });

  it('need no note', async () => {
    const quizId = await build();
    expect((await report(quizId, { reason: 'other' })).statusCode).toBe(202);
    expect(await reportsOf(quizId)).toMatchObject([{ reason: 'other', note: '' }]);
  });

  it.each([
    [{}, 'reason', 'REQUIRED'],
    [{ reason: 'boring' }, 'reason', 'NOT_ALLOWED'],
    [{ reason: 7 }, 'reason', 'NOT_ALLOWED'],
    [{ reason: 'spam', note: 7 }, 'note', 'WRONG_TYPE'],
    [{ reason: 'spam', note: '🎡'.repeat(301) }, 'note', 'TOO_LONG'],
    [{ reason: 'spam', note: 'a\0b' }, 'note', 'CONTROL_CHARACTERS'],
  ])('are refused when they are %j', async (body, path, code) => {
    const answer = await report(await build(), body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path, code }]);
    // A bad report is refused as such, also of a game that is not there.
    expect((await report(newQuizId(), body)).statusCode).toBe(400);
  });

  it('two reports of one reporter are one while it is open, and two afterwards', async () => {
    const quizId = await build();
    const otto = await api().signIn('Otto');
    for (const token of [null, null, otto, otto, 'a bad token']) {
      expect((await report(quizId, { reason: 'spam' }, token)).statusCode).toBe(202);
    }
    expect(await reportsOf(quizId)).toHaveLength(2);
    await judge(quizId, 'keep');
    expect(await reportsOf(quizId)).toEqual([]);
    await report(quizId, { reason: 'copyright' }, otto);
    expect(await reportsOf(quizId)).toMatchObject([{ reason: 'copyright' }]);
  });

  it('are kept up to 50 of one game, however many come at once', async () => {
    const quizId = await build();
    // As many at once as wait for one game without keeping a busy database from answering; the fifth dozen is too many.
    for (let dozen = 0; dozen < 6; dozen++) {
      const flood = Array.from({ length: 12 }, (_, nth) =>
        reportFrom(api(), quizId, `198.51.100.${12 * dozen + nth}`, { reason: 'spam' }),
      );
      for (const { statusCode } of await Promise.all(flood)) expect(statusCode).toBe(202);
    }
    expect(await reportsOf(quizId)).toHaveLength(50);
    // Closed ones make room for new ones.
    await judge(quizId, 'keep');
    await reportFrom(api(), quizId, '203.0.113.1', { reason: 'other' });
    expect(await reportsOf(quizId)).toMatchObject([{ reason: 'other' }]);
  });

  it('go with the game that is removed', async () => {
    const quizId = await build();
    await report(quizId, { reason: 'spam' });
    expect((await judge(quizId, 'remove')).statusCode).toBe(204);
    expect((await report(quizId, { reason: 'spam' })).statusCode).toBe(404);
  });
});

eachEngine('reports over midnight', (database) => {
  const api = useApi(database, { reviewers: new Set(['rita']) });

  it('two reports of one address on two days are two, since its alias has changed', async () => {
    const quizId = await api().build(gameOf(['A']));
    await reportFrom(api(), quizId, '192.0.2.1', { reason: 'spam' });
    api().passTime(DAY_MS);
    await reportFrom(api(), quizId, '192.0.2.1', { reason: 'spam' });
    const token = await api().signIn('Rita');
    const [game] = (await api().get('/api/review/reports', { token })).json();
    expect(game.reports).toHaveLength(2);
  });
});

eachEngine('reports without a reviewer', (database) => {
  it('are logged as warnings, once each, and without their notes', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const quiet = await startApi(await database.open(), {}, { log });
    lines.length = 0;
    const quizId = await quiet.build(gameOf(['A']));
    for (const note of ['a secret', 'again'])
      await quiet.post(`/api/library/games/${quizId}/reports`, { reason: 'personal', note });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, quizId, reason: 'personal' },
    ]);
    expect(lines.join()).not.toContain('a secret');
    await quiet.app.close();
  });
});
