import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from './helpers/api.ts';
import { entryWith, newQuizId } from './helpers/games.ts';
import { eachEngine } from './support/stores.ts';

const DAY_MS = 24 * 60 * 60_000;

/** One game of some 140 kB, or less. */
const game = (username = 'Guest', entries = 1000) => {
  const shared = entryWith({ username, quizId: newQuizId() });
  return Array.from({ length: entries }, () => shared);
};
const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));

eachEngine('limits on what is built', (database) => {
  let api: Api;
  beforeEach(async () => {
    const settings = { rateLimit: true, guestMbPerDay: 6 };
    api = await startApi(await database.open(), settings);
  });
  afterEach(() => api.app.close());

  const build = (body: unknown, from: string, token?: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/games',
      remoteAddress: from,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(body),
    });

  /** Builds until refused; how many bytes passed, and the refusal. */
  async function untilRefused(from: string, next: () => unknown, token?: string) {
    let bytes = 0;
    for (let built = 0; built < 250; built += 1) {
      const body = next();
      const response = await build(body, from, token);
      if (response.statusCode !== 201) return { built, bytes, response };
      bytes += sizeOf(body);
    }
    throw new Error('none was refused');
  }

  describe('bytes of one address', () => {
    it('let 4 MB pass at once, then 50 kB a second', async () => {
      const token = await api.signIn('Large builder');
      const next = () => game('Large builder');
      const startedAt = performance.now();
      const { bytes, response } = await untilRefused('192.0.2.1', next, token);
      expect(bytes).toBeGreaterThan(3_800_000);
      expect(bytes).toBeLessThanOrEqual(4_000_000 + 50 * (performance.now() - startedAt));
      expect(response.statusCode).toBe(429);
      expect(response.json().code).toBe('TOO_MANY');
      expect((await build(next(), '192.0.2.2', token)).statusCode).toBe(201);
      const waitS = Number(response.headers['retry-after']);
      expect(waitS).toBeLessThanOrEqual(4);
      api.passTime(1000 * waitS);
      expect((await build(next(), '192.0.2.1', token)).statusCode).toBe(201);
    });

    it('count edits as well', async () => {
      const token = await api.signIn('Large editor');
      const quizId = await api.build([entryWith({ username: 'Large editor' })], token);
      const entries = game().map(({ category, searchedWord }) => ({ category, searchedWord }));
      const body = { gameTitle: 'Long', visibility: 'private', entries };
      const startedAt = performance.now();
      let revision = 0;
      let status = 200;
      while (status === 200) {
        revision += 1;
        const answer = await api.call('PUT', `/api/library/games/${quizId}`, {
          token,
          body,
          headers: { 'if-match': `"${revision}"` },
        });
        status = answer.statusCode;
      }
      expect(status).toBe(429);
      const bytes = 4_000_000 + 50 * (performance.now() - startedAt);
      expect(revision).toBeLessThan(bytes / sizeOf(body) + 2);
    });

    it('cost nothing for what was refused', async () => {
      const bad = game().map((entry) => ({ ...entry, quizId: 'x' }));
      for (let nth = 0; nth < 40; nth += 1)
        expect((await build(bad, '192.0.2.3')).statusCode).toBe(400);
      expect((await build(game(), '192.0.2.3')).statusCode).toBe(201);
    });
  });

  describe('games of guests', () => {
    it('let an address build 200 games a day, and say what to do then', async () => {
      const { response, built } = await untilRefused('192.0.2.4', () => {
        api.passTime(1000);
        return game('Guest', 1);
      });
      expect(built).toBe(200);
      expect(response.statusCode).toBe(429);
      expect(response.json()).toMatchObject({
        code: 'GUEST_QUOTA',
        title: expect.stringContaining('sign in'),
      });
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(80_000);
      const token = await api.signIn('Not a guest');
      expect((await build(game('Not a guest', 1), '192.0.2.4', token)).statusCode).toBe(201);
      api.passTime(DAY_MS);
      expect((await build(game('Guest', 1), '192.0.2.4')).statusCode).toBe(201);
    });

    it('count a guest who sends an empty Authorization header', async () => {
      let code = '';
      for (let built = 0; built <= 200 && code === ''; built += 1) {
        api.passTime(1000);
        const response = await api.post('/api/games', game('Guest', 1), {
          headers: { authorization: '' },
        });
        if (response.statusCode !== 201) code = response.json().code;
      }
      expect(code).toBe('GUEST_QUOTA');
    });

    it('let all of them together build what the operator allows', async () => {
      let bytes = 0;
      for (let address = 1; ; address += 1) {
        const round = await untilRefused(`198.51.100.${address}`, () => game());
        bytes += round.bytes;
        if (round.response.json().code === 'GUEST_QUOTA') break;
      }
      expect(bytes).toBeGreaterThan(5_500_000);
      expect(bytes).toBeLessThanOrEqual(6_000_000);
    });
  });

  it('count one play of a game an hour for each address, and none from another site', async () => {
    const token = await api.signIn('Played host');
    const quizId = await api.build(game('Played host', 1), token);
    const load = (from: string, headers = {}) =>
      api.app.inject({ url: `/api/quiz/${quizId}`, remoteAddress: from, headers });
    const plays = async () => {
      const listed = await api.get('/api/library/games', { token });
      return listed.json()[0].plays;
    };
    for (let nth = 0; nth < 20; nth += 1) await load('192.0.2.10');
    await load('192.0.2.11', { 'sec-fetch-site': 'cross-site' });
    await load('192.0.2.12', { origin: 'http://evil.example' });
    await load('192.0.2.13', { 'sec-fetch-site': 'same-origin' });
    await expect.poll(plays, { timeout: 20_000 }).toBe(2);
    api.passTime(60 * 60_000);
    await load('192.0.2.10');
    await expect.poll(plays, { timeout: 20_000 }).toBe(3);
  });

  it('keep no private game of a guest: it can be opened by its link, and is not listed', async () => {
    const quizId = await api.build([entryWith({ isPublic: false, gameTitle: 'Linked wombat' })]);
    expect((await api.get(`/api/quiz/${quizId}`)).statusCode).toBe(200);
    expect((await api.get('/api/search?query=wombat')).json()).toEqual([]);
    expect((await api.get(`/api/library/games/${quizId}`)).json().visibility).toBe('link');
  });
});
