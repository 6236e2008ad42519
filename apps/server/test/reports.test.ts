import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { type Api, startApi, useApi } from './helpers/api.ts';
import { gameOf, newQuizId } from './helpers/games.ts';
import { eachEngine } from './support/stores.ts';

const DAY_MS = 24 * 3_600_000;

type Listed = { quizId: string; reports: { reason: string; note: string; createdAt: number }[] };

/** Reports from an address of their own, as many people would send them. */
const reportFrom = (api: Api, quizId: string, remoteAddress: string, body: unknown) =>
  api.app.inject({
    method: 'POST',
    url: `/api/library/games/${quizId}/reports`,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

eachEngine('reports', (database) => {
  const api = useApi(database, { reviewers: new Set(['rita']) });
  let reviewer: string;
  let owner: string;
  beforeAll(async () => {
    reviewer = await api().signIn('Rita');
    owner = await api().signIn('Olga');
  });

  const build = (part: Parameters<typeof gameOf>[1] = {}) =>
    api().build(gameOf(['A', 'B'], { username: 'Olga', ...part }), owner);
  const report = (quizId: string, body: unknown, token: string | null = null) =>
    api().post(`/api/library/games/${quizId}/reports`, body, { token });
  const reportsOf = async (quizId: string) => {
    const list: Listed[] = (await api().get('/api/review/reports', { token: reviewer })).json();
    return list.find((game) => game.quizId === quizId)?.reports ?? [];
  };
  const judge = (quizId: string, verdict: string) =>
    api().post(`/api/review/games/${quizId}`, { verdict }, { token: reviewer });

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
    // Whatever is wrong with a report is said first, also of a game that is not there.
    expect((await report(newQuizId(), body)).statusCode).toBe(400);
  });

  it('are for games that the reporter may see', async () => {
    const secret = await build({ isPublic: false });
    const linked = await build({ visibility: 'link' });
    const good = { reason: 'personal' };
    const statuses = async (quizId: string, token: string | null) =>
      (await report(quizId, good, token)).statusCode;
    expect(await statuses(secret, null)).toBe(404);
    expect(await statuses(secret, await api().signIn('Otto'))).toBe(404);
    expect(await statuses(secret, reviewer)).toBe(404);
    expect(await statuses(secret, owner)).toBe(202);
    expect(await statuses(linked, null)).toBe(202);
    expect(await statuses(newQuizId(), null)).toBe(404);
    expect(await statuses('no-quiz-id', null)).toBe(404);
    await judge(linked, 'hide');
    expect(await statuses(linked, null)).toBe(404);
  });

  it('of the same reporter are one while it is open, and one more afterwards', async () => {
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

  it('of one address are two, since nobody knows it again', async () => {
    const quizId = await api().build(gameOf(['A']));
    await reportFrom(api(), quizId, '192.0.2.1', { reason: 'spam' });
    api().passTime(DAY_MS);
    await reportFrom(api(), quizId, '192.0.2.1', { reason: 'spam' });
    const token = await api().signIn('Rita');
    const [game]: Listed[] = (await api().get('/api/review/reports', { token })).json();
    expect(game?.reports).toHaveLength(2);
  });
});

eachEngine('reports without a reviewer', (database) => {
  it('are logged as warnings, once each, and without what was written', async () => {
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
