import { expect, it } from 'vitest';
import { PASSWORD, startApi, useApi } from './helpers/api.ts';
import { entryWith } from './helpers/games.ts';
import { executeSql } from './support/sql.ts';
import { eachEngine } from './support/stores.ts';

const HOUR_MS = 3_600_000;

eachEngine('accounts', (database) => {
  const api = useApi(database);
  const register = (username: unknown, password: unknown = PASSWORD) =>
    api().post('/api/Auth/register', { username, password });
  const login = (username: unknown, password: unknown = PASSWORD) =>
    api().post('/api/Auth/login', { username, password });
  const tokenOf = async (name: string) => (await login(name)).json().sessionToken as string;
  const buildStatus = async (username: string, token: string) =>
    (await api().post('/api/games', entryWith({ username }), { token })).statusCode;

  it('registers a name once, in any case', async () => {
    const first = await register('  Ada ');
    expect([first.statusCode, first.json()]).toEqual([201, { userName: 'Ada' }]);
    const second = await register('aDA');
    expect([second.statusCode, second.json().code]).toEqual([409, 'ALREADY_EXISTS']);
  });

  it.each([
    ['Guest', PASSWORD, ['username']],
    ['gUeSt', PASSWORD, ['username']],
    ['  ', PASSWORD, ['username']],
    ['x'.repeat(41), PASSWORD, ['username']],
    ['tab\there', PASSWORD, ['username']],
    ['an\u200Bna', PASSWORD, ['username']],
    ['an\u00ADna', PASSWORD, ['username']],
    ['Wheel\u200B Studio', PASSWORD, ['username']],
    ['Bea', 'seven77', ['password']],
    ['Bea', 'x'.repeat(129), ['password']],
    ['', '', ['username', 'password']],
    [1, null, ['username', 'password']],
    [undefined, PASSWORD, ['username']],
  ])('refuses to register %j with %j and marks %j', async (name, password, paths) => {
    const response = await register(name, password);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it.each([
    '\u0430nna-lena',
    'Ann\u0430-Lena',
    'a\u0308nna-lena',
    '\uFF21nna-Lena',
    'Anna-l\u0435na',
    'Whee1 Studio',
    'Wheel Stud\u0456o',
  ])('refuses %j, which looks like a name that is taken or reserved', async (name) => {
    await register('Anna-Lena');
    const response = await register(name);
    expect([response.statusCode, response.json().code]).toEqual([409, 'ALREADY_EXISTS']);
  });

  it('lets one of many look-alikes register who come at once', async () => {
    const names = ['Momo', 'M\u043Emo', 'Mom\u043E', 'M\u043Em\u043E', 'M\u00F3mo'];
    const answers = await Promise.all(names.map((name) => register(name)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('lets accounts of earlier versions sign in, with names that are refused now', async () => {
    const passwordHash = await api().app.passwords.hash(PASSWORD);
    const now = Date.now();
    const add = (name: string, key: string) =>
      executeSql(
        database.settings(),
        `INSERT INTO users (name, name_key, password_hash, created_at)
         VALUES ('${name}', '${key}', '${passwordHash}', ${now})`,
      );
    await add('Old Timer', 'old timer');
    await add('Old\u200B Timer', 'old\u200B timer');
    for (const name of ['Old Timer', 'Old\u200B Timer'])
      expect((await login(name)).json().userName).toBe(name);
    expect((await register('0ld Timer')).statusCode).toBe(409);
  });

  it('takes names and passwords up to their limits', async () => {
    const longest = '🎡'.repeat(40);
    expect((await register(longest, '🎡'.repeat(128))).statusCode).toBe(201);
    const response = await login(longest, '🎡'.repeat(128));
    expect(response.json().userName).toBe(longest);
  });

  it('logs in under the registered spelling, and each time with a new token', async () => {
    await register('Carl');
    const one = await login('CARL');
    expect(one.statusCode).toBe(200);
    expect(one.json().userName).toBe('Carl');
    expect(one.json().sessionToken).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(one.json()).sort()).toEqual(['sessionToken', 'userName']);
    expect(await tokenOf('Carl')).not.toBe(one.json().sessionToken);
  });

  it('says the same whether the name or the password is wrong', async () => {
    await register('Dora');
    const answers = [
      await login('Dora', 'wrong password'),
      await login('Nobody at all'),
      await login('Dora', ''),
      await login('', ''),
      await login('Guest'),
      await login('Dora', 'x'.repeat(5000)),
      await login('a\0b\uD800'),
      await login('Dora\0'),
      await login("Dora' OR 1=1 --"),
      await login('D_ra'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.headers['www-authenticate']).toBe('Bearer');
  });

  it.each([[{}], [{ username: 'x' }], [{ username: 1, password: PASSWORD }], [[]], [null], ['x']])(
    'refuses the login %j as no login at all',
    async (body) => {
      const response = await api().post('/api/Auth/login', JSON.stringify(body));
      expect(response.statusCode).toBe(400);
      expect(response.json().errors.length).toBeGreaterThan(0);
    },
  );

  it('ends the one session that logs out, and answers any logout alike', async () => {
    await register('Emil');
    const [one, two] = [await tokenOf('Emil'), await tokenOf('Emil')];
    for (const token of [one, one, 'unknown', null]) {
      const response = await api().call('POST', '/api/Auth/logout', { token });
      expect([response.statusCode, response.body]).toEqual([204, '']);
    }
    expect(await buildStatus('Emil', one)).toBe(401);
    expect(await buildStatus('Emil', two)).toBe(201);
  });

  it.each([
    { 'content-type': 'application/json' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'nonsense' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { authorization: 'Bearer' },
  ])('logs out with any headers: %j', async (headers) => {
    const response = await api().call('POST', '/api/Auth/logout', { headers });
    expect(response.statusCode).toBe(204);
  });

  it('ends the session of a token that is sent along with a login', async () => {
    await register('Nora');
    const before = await tokenOf('Nora');
    const other = await tokenOf('Nora');
    const credentials = { username: 'Nora', password: PASSWORD };
    const wrong = { ...credentials, password: 'a wrong guess' };
    await api().post('/api/Auth/login', wrong, { token: before });
    expect(await buildStatus('Nora', before)).toBe(201);
    const again = await api().post('/api/Auth/login', credentials, { token: before });
    expect(await buildStatus('Nora', again.json().sessionToken)).toBe(201);
    expect(await buildStatus('Nora', before)).toBe(401);
    expect(await buildStatus('Nora', other)).toBe(201);
  });

  it('ignores the body of a logout', async () => {
    for (const body of ['{"broken', 'x'.repeat(100_000)]) {
      expect((await api().post('/api/Auth/logout', body)).statusCode).toBe(204);
    }
  });

  it('forgets a session after 12 hours without use, and keeps one that is used', async () => {
    const idle = await api().signIn('Fay');
    const used = await api().signIn('Fay');
    api().passTime(11 * HOUR_MS);
    expect(await buildStatus('Fay', used)).toBe(201);
    api().passTime(1.1 * HOUR_MS);
    expect(await buildStatus('Fay', idle)).toBe(401);
    expect(await buildStatus('Fay', used)).toBe(201);
  });

  it('forgets a session after 30 days however much it is used', async () => {
    const token = await api().signIn('Gus');
    for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
      api().passTime(11 * HOUR_MS);
      expect(await buildStatus('Gus', token)).toBe(201);
    }
    api().passTime(11 * HOUR_MS);
    expect(await buildStatus('Gus', token)).toBe(401);
  });

  it('keeps sessions over a restart of the server', async () => {
    const token = await api().signIn('Hal');
    const again = await database.open();
    const restarted = await startApi(again);
    const response = await restarted.post('/api/games', entryWith({ username: 'Hal' }), { token });
    expect(response.statusCode).toBe(201);
    await restarted.app.close();
  });

  it('keeps what Auth answers out of every cache', async () => {
    for (const response of [await login('x'), await register('')]) {
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});
