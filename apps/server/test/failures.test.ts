import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createLog } from '../src/logging.ts';
import { createPasswords } from '../src/passwords/passwords.ts';
import { StorageError } from '../src/storage/errors.ts';
import type { Store } from '../src/storage/store.ts';
import { PASSWORD, startApi } from './helpers/api.ts';
import { entryWith, gameOf, newQuizId } from './helpers/games.ts';
import { at, editWith } from './helpers/library.ts';
import { listen } from './helpers/rooms.ts';
import { inconsistencies } from './support/consistency.ts';
import { eachEngine } from './support/stores.ts';

/** The real store, with some of its calls failing for as long as `fault` is set. */
function failing(store: Store, calls: readonly (keyof Store)[]) {
  const state: { fault: Error | 'silence' | null } = { fault: null };
  const faulty = new Proxy(store, {
    get(target, call: keyof Store) {
      if (state.fault === null || !calls.includes(call)) return target[call];
      return () => {
        const { fault } = state;
        return fault === 'silence' ? new Promise(() => {}) : Promise.reject(fault);
      };
    },
  });
  return { faulty, state };
}

eachEngine('failures', (database) => {
  it('a full disk is 507 on writes, leaves reads alone, and is over when there is room', async () => {
    const { faulty, state } = failing(await database.open(), ['createGame', 'addUser']);
    const api = await startApi(faulty);
    state.fault = new StorageError('STORAGE_FULL', new Error('ENOSPC'));
    const response = await api.post('/api/games', entryWith());
    expect(response.statusCode).toBe(507);
    expect(response.json()).toEqual({
      status: 507,
      title: expect.any(String),
      code: 'NO_ROOM_ON_DISK',
      requestId: response.headers['x-request-id'],
    });
    expect((await api.get('/api/search?query=a')).statusCode).toBe(200);
    expect((await api.get('/healthz')).statusCode).toBe(200);
    state.fault = null;
    expect((await api.post('/api/games', entryWith())).statusCode).toBe(201);
    await api.app.close();
  });

  it('a full disk is 507 on every change of a game, and leaves it whole', async () => {
    const writes = ['editGame', 'trashGame', 'restoreGame', 'removeGame', 'copyGame'] as const;
    const { faulty, state } = failing(await database.open(), writes);
    const api = await startApi(faulty);
    const token = await api.signIn('Lena');
    const quizId = await api.build(gameOf(['a'], { username: 'Lena' }), token);
    state.fault = new StorageError('STORAGE_FULL', new Error('ENOSPC'));
    for (const [method, path, body] of [
      ['PUT', at(quizId), editWith()],
      ['PATCH', at(quizId), { gameTitle: 'X' }],
      ['DELETE', at(quizId), undefined],
      ['POST', `${at(quizId)}/restore`, undefined],
      ['POST', `${at(quizId)}/copies`, { quizId: newQuizId() }],
      ['DELETE', `/api/library/trash/${quizId}`, undefined],
    ] as const) {
      const response = await api.call(method, path, {
        token,
        body,
        headers: { 'if-match': '"1"' },
      });
      expect([response.statusCode, response.json().code]).toEqual([507, 'NO_ROOM_ON_DISK']);
    }
    state.fault = null;
    expect((await api.get(at(quizId), { token })).json()).toMatchObject({ revision: 1 });
    expect(await inconsistencies(database.settings())).toEqual([]);
    await api.app.close();
  });

  it('a database that does not answer is 503 with a time to wait', async () => {
    const { faulty, state } = failing(await database.open(), ['search', 'ping']);
    const api = await startApi(faulty);
    state.fault = new StorageError('STORAGE_BUSY', new Error('locked'));
    const response = await api.get('/api/search?query=a');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    state.fault = new Error('connection refused');
    expect((await api.get('/readyz')).statusCode).toBe(503);
    expect((await api.get('/healthz')).statusCode).toBe(200);
    state.fault = null;
    expect((await api.get('/readyz')).json()).toEqual({ status: 'ok' });
    await api.app.close();
  });

  it('a login that the database could not check is no wrong one', async () => {
    const { faulty, state } = failing(await database.open(), ['findUser']);
    const api = await startApi(faulty, { rateLimit: true });
    await api.signIn('Patience');
    const body = { username: 'Patience', password: PASSWORD };
    state.fault = new StorageError('STORAGE_BUSY', new Error('locked'));
    for (let tries = 0; tries < 40; tries += 1) {
      expect((await api.post('/api/Auth/login', body)).statusCode).toBe(503);
    }
    state.fault = null;
    expect((await api.post('/api/Auth/login', body)).statusCode).toBe(200);
    await api.app.close();
  });

  it('a database that stays silent is not ready, and soon said to be so', async () => {
    const { faulty, state } = failing(await database.open(), ['ping']);
    const api = await startApi(faulty);
    state.fault = 'silence';
    const response = await api.get('/readyz');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    await api.app.close();
  });

  it('an error nobody foresaw is logged in full and told to nobody', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { faulty, state } = failing(await database.open(), ['suggestions']);
    const api = await startApi(faulty, {}, { log: createLog('info', stream) });
    state.fault = new TypeError('secret inner workings');
    const response = await api.get('/api/searchsuggestions');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/secret|TypeError|at /);
    const logged = lines.map((line) => JSON.parse(line)).find(({ err }) => err);
    expect(logged.err.stack).toContain('secret inner workings');
    expect(logged.reqId).toBe(response.json().requestId);
    await api.app.close();
  });

  it('no password and no token reaches the log, and each login does', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const api = await startApi(await database.open(), {}, { log: createLog('trace', stream) });
    const secret = `${PASSWORD} and more`;
    const body = { username: 'Logged', password: secret };
    await api.post('/api/Auth/register', body);
    const token = (await api.post('/api/Auth/login', body)).json().sessionToken;
    await api.post('/api/Auth/login', { ...body, password: 'a wrong guess' });
    await api.post('/api/games', entryWith({ username: 'Logged' }), { token });
    await api.post('/api/games', entryWith({ username: 'Else' }), { token });
    await api.call('POST', '/api/Auth/logout', { token });
    await api.post('/api/Auth/login', `{"password":"${secret}`);

    const log = lines.join('');
    expect(log).not.toContain(token);
    expect(log).not.toContain(secret);
    const outcomes = lines.map((line) => JSON.parse(line).outcome).filter(Boolean);
    // The account, then a login, then a wrong one.
    expect(outcomes).toEqual(['ok', 'ok', 'refused']);
    await api.app.close();
  });
});

eachEngine('an answer that is lost', (database) => {
  it('T19 a create that is tried again after its answer was lost makes no second game', async () => {
    const { api, origin } = await listen(database);
    const entries = gameOf(['Once'], { gameTitle: 'Answer lost' });
    const body = JSON.stringify(entries);
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
    socket.write(
      'POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    );
    const found = async () => (await api.get('/api/search?query=answer%20lost')).json();
    await expect.poll(found).toHaveLength(1);
    socket.destroy();
    const again = await api.post('/api/games', entries);
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_EXISTS']);
    expect(await found()).toMatchObject([{ quizId: entries[0]?.quizId, puzzleCount: 1 }]);
    await api.app.close();
  });
});

eachEngine('overload', (database) => {
  it('is 503 with a time to wait, but not for the health checks', async () => {
    let isBehind = true;
    const lag = { isBehind: () => isBehind, stop() {} };
    const api = await startApi(await database.open(), {}, { lag });
    const response = await api.get('/api/searchsuggestions');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.json()).toMatchObject({ status: 503, code: 'OVERLOADED' });
    expect((await api.get('/healthz')).statusCode).toBe(200);
    expect((await api.get('/readyz')).statusCode).toBe(200);
    isBehind = false;
    expect((await api.get('/api/searchsuggestions')).statusCode).toBe(200);
    await api.app.close();
  });

  it('refuses logins beyond the waiting line, while reads go on', async () => {
    const passwords = await createPasswords();
    const api = await startApi(await database.open(), {}, { passwords });
    const body = { username: 'Flood', password: PASSWORD };
    const flood = Array.from({ length: 60 }, () => api.post('/api/Auth/login', body));
    expect((await api.get('/api/searchsuggestions')).statusCode).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect((await api.post('/api/Auth/login', body)).statusCode).toBe(401);
    await api.app.close();
  });
});

eachEngine('a wrong login', (database) => {
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

  it('takes as long for a name that exists as for one that does not', async () => {
    const passwords = await createPasswords();
    const api = await startApi(await database.open(), {}, { passwords });
    await api.post('/api/Auth/register', { username: 'Known', password: PASSWORD });
    const timeOf = async (username: string, password: string) => {
      const start = performance.now();
      expect((await api.post('/api/Auth/login', { username, password })).statusCode).toBe(401);
      return performance.now() - start;
    };
    const times = { known: [] as number[], unknown: [] as number[], long: [] as number[] };
    // Taken in turns, so that a busy machine slows all of them alike.
    for (let n = 0; n < 15; n += 1) {
      times.known.push(await timeOf('Known', 'a wrong guess'));
      times.unknown.push(await timeOf(`Unknown ${n}`, 'a wrong guess'));
      times.long.push(await timeOf('Known', 'x'.repeat(5000)));
    }
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.5);
    expect(median(times.unknown) / median(times.known)).toBeLessThan(2);
    expect(median(times.long) / median(times.known)).toBeGreaterThan(0.5);
    await api.app.close();
  });
});
