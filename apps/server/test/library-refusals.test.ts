import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageError } from '../src/storage/errors.ts';
import type { Store } from '../src/storage/store.ts';
import { type Api, startApi } from './helpers/api.ts';
import { gameOf, newQuizId } from './helpers/games.ts';
import { at, editWith } from './helpers/library.ts';
import { inconsistencies } from './support/consistency.ts';
import { eachEngine } from './support/stores.ts';

type Method = 'PUT' | 'PATCH' | 'DELETE' | 'POST';
type Sent = {
  readonly token?: string;
  readonly type?: string;
  readonly body?: unknown;
  readonly origin?: string;
  readonly quizId: string;
  readonly match?: string;
};

const FOREIGN = 'https://elsewhere.example';

eachEngine('a change', (database) => {
  let api: Api;
  let token: string;
  let quizId: string;

  beforeEach(async () => {
    api = await startApi(await database.open(), { rateLimit: true });
    token = await api.signIn('Lena');
    quizId = await api.build(gameOf(['a', 'b'], { username: 'Lena' }), token);
  });
  afterEach(() => api.app.close());

  const send = (method: Method, sent: Sent, path = (id: string) => at(id)) =>
    api.call(method, path(sent.quizId), {
      token: sent.token ?? null,
      ...(sent.body !== undefined && { body: sent.body }),
      headers: {
        ...(sent.body !== undefined && { 'content-type': sent.type ?? 'application/json' }),
        ...(sent.origin && { origin: sent.origin }),
        ...(sent.match !== undefined && { 'if-match': sent.match }),
      },
    });

  /** Sends until refused for coming too often. */
  async function useUp(method: Method, sent: Sent, path?: (id: string) => string) {
    for (let passed = 0; passed < 200; passed += 1) {
      if ((await send(method, sent, path)).statusCode === 429) return passed;
    }
    throw new Error('none of 200 calls was refused');
  }

  const copies = (id: string) => `${at(id)}/copies`;
  const restore = (id: string) => `${at(id)}/restore`;
  const trash = (id: string) => `/api/library/trash/${id}`;
  const patch = { gameTitle: 'X' };

  it.each([
    ['PUT', editWith(), editWith({ gameTitle: '' })],
    ['PATCH', patch, {}],
  ] as const)(
    'by %s is refused in one order, whatever is wrong at once',
    async (method, body, bad) => {
      const wrong: Sent = {
        quizId: newQuizId(),
        body: 'x'.repeat(20),
        type: 'text/plain',
        origin: FOREIGN,
      };
      const answers: unknown[] = [];
      const next = async (sent: Sent) => {
        const response = await send(method, sent);
        answers.push([response.statusCode, response.json().code]);
      };
      await useUp(method, wrong);
      await next(wrong);
      api.passTime(60_000);
      await next(wrong);
      await next({ ...wrong, token });
      await next({ ...wrong, token, type: 'application/json', body: bad });
      const tooLarge = JSON.stringify({ ...body, padding: 'x'.repeat(2 * 1024 * 1024) });
      await next({ ...wrong, token, type: 'application/json', body: tooLarge });
      const { origin: _, type: __, ...near } = { ...wrong, token, body };
      await next({ ...near, origin: FOREIGN });
      await next(near);
      await next({ ...near, quizId });
      await next({ ...near, quizId, match: '"7"' });
      await next({ ...near, quizId, match: '"1"' });
      expect(answers).toEqual([
        [429, 'TOO_MANY'],
        [401, 'NOT_SIGNED_IN'],
        [415, 'NOT_JSON'],
        [400, 'INVALID'],
        [413, 'TOO_LARGE'],
        [403, 'CROSS_SITE'],
        [404, 'NOT_FOUND'],
        [428, 'PRECONDITION_REQUIRED'],
        [412, 'STALE'],
        [200, undefined],
      ]);
    },
  );

  it('by copying is refused in the same order', async () => {
    const statuses: number[] = [];
    const next = async (sent: Sent) => statuses.push((await send('POST', sent, copies)).statusCode);
    const wrong: Sent = { quizId: newQuizId(), body: 'x', type: 'text/plain', origin: FOREIGN };
    await next(wrong);
    await next({ ...wrong, token });
    const { type: _, ...typed } = { ...wrong, token };
    await next({ ...typed, body: { quizId: 'x' } });
    const body = { quizId };
    await next({ ...typed, body });
    await next({ token, body, quizId: newQuizId() });
    await next({ token, body, quizId });
    expect(statuses).toEqual([401, 415, 400, 403, 404, 409]);
  });

  it.each([
    ['PUT', at, editWith(), '"1"'],
    ['PATCH', at, patch, '"1"'],
    ['DELETE', at, undefined, '"1"'],
    ['POST', copies, { quizId: newQuizId() }, undefined],
    ['POST', restore, undefined, undefined],
    ['DELETE', trash, undefined, undefined],
  ] as const)(
    'by %s from another site is refused and changes nothing',
    async (method, path, body, match) => {
      const sent = { token, quizId, ...(body && { body }), ...(match && { match }) };
      if (path === restore || path === trash) await send('DELETE', { ...sent, match: '"1"' });
      const state = async () => [
        (await api.get('/api/library/games', { token })).body,
        (await api.get('/api/library/games?trash=1', { token })).body,
      ];
      const before = await state();
      for (const headers of [{ origin: FOREIGN }, { origin: 'null' }]) {
        const response = await send(method, { ...sent, ...headers }, path);
        expect([response.statusCode, response.json().code]).toEqual([403, 'CROSS_SITE']);
      }
      const site = await api.call(method, path(quizId), {
        token,
        ...(body && { body }),
        headers: { 'sec-fetch-site': 'cross-site', ...(match && { 'if-match': match }) },
      });
      expect(site.statusCode).toBe(403);
      expect(await state()).toEqual(before);
      expect((await send(method, sent, path)).statusCode).toBeLessThan(300);
    },
  );

  it('may come 120 times, then once a second, whatever kind it is of', async () => {
    const sent = { token, quizId };
    expect(await useUp('DELETE', sent)).toBe(120);
    for (const [method, path] of [
      ['PUT', at],
      ['PATCH', at],
      ['POST', copies],
      ['POST', restore],
      ['DELETE', trash],
    ] as const) {
      const response = await send(method, sent, path);
      expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1']);
    }
    api.passTime(1000);
    expect((await send('DELETE', sent)).statusCode).toBe(428);
    expect((await send('DELETE', sent)).statusCode).toBe(429);
    expect((await api.get('/api/library/games', { token })).statusCode).toBe(200);
  });
});

describe('without room on the disk', () => {
  eachEngine('a change', (database) => {
    it('is 507, and nothing is half there', async () => {
      const store = await database.open();
      let isFull = false;
      const faulty = new Proxy(store, {
        get(target, call: keyof Store) {
          const writes = ['editGame', 'trashGame', 'restoreGame', 'removeGame', 'copyGame'];
          if (!isFull || !writes.includes(call)) return target[call];
          return () => Promise.reject(new StorageError('STORAGE_FULL', new Error('ENOSPC')));
        },
      });
      const api = await startApi(faulty);
      const token = await api.signIn('Lena');
      const quizId = await api.build(gameOf(['a'], { username: 'Lena' }), token);
      isFull = true;
      const headers = { 'if-match': '"1"' };
      for (const [method, path, body] of [
        ['PUT', at(quizId), editWith()],
        ['PATCH', at(quizId), { gameTitle: 'X' }],
        ['DELETE', at(quizId), undefined],
        ['POST', `${at(quizId)}/restore`, undefined],
        ['POST', `${at(quizId)}/copies`, { quizId: newQuizId() }],
        ['DELETE', `/api/library/trash/${quizId}`, undefined],
      ] as const) {
        const response = await api.call(method, path, { token, body, headers });
        expect([response.statusCode, response.json().code]).toEqual([507, 'NO_ROOM_ON_DISK']);
      }
      isFull = false;
      expect((await api.get(at(quizId), { token })).json()).toMatchObject({ revision: 1 });
      expect(await inconsistencies(database.settings())).toEqual([]);
      await api.app.close();
    });
  });
});

describe('two servers on one database', () => {
  eachEngine('agree', (database) => {
    it('at once on what is listed, changed and gone', async () => {
      const [here, there] = [
        await startApi(await database.open()),
        await startApi(await database.open()),
      ];
      const token = await here.signIn('Lena');
      const quizId = await here.build(
        gameOf(['a'], { username: 'Lena', gameTitle: 'Agreed' }),
        token,
      );
      const foundThere = async () => (await there.get('/api/search?query=agreed')).json().length;
      const suggestedThere = async () =>
        (await there.get('/api/searchsuggestions')).body.includes('Agreed');
      const change = (api: Api, method: Method, revision: number, body?: unknown) =>
        api.call(method, at(quizId), {
          token,
          body,
          headers: { 'if-match': `"${revision}"` },
        });

      expect([await foundThere(), await suggestedThere()]).toEqual([1, true]);
      await change(here, 'PATCH', 1, { visibility: 'private' });
      expect(await foundThere()).toBe(0);
      if (database.engine === 'PostgreSQL') expect(await suggestedThere()).toBe(false);
      expect((await there.get(`/api/quiz/${quizId}`)).statusCode).toBe(404);
      expect((await change(there, 'PATCH', 1, { visibility: 'public' })).statusCode).toBe(412);
      expect((await change(there, 'PATCH', 2, { visibility: 'public' })).statusCode).toBe(200);
      expect((await here.get('/api/search?query=agreed')).json()).toHaveLength(1);
      expect((await change(here, 'DELETE', 3)).statusCode).toBe(204);
      expect(await foundThere()).toBe(0);
      if (database.engine === 'PostgreSQL') expect(await suggestedThere()).toBe(false);
      expect((await there.get(at(quizId), { token })).statusCode).toBe(404);
      await here.app.close();
      await there.app.close();
    });
  });
});
