import { AccountExport } from '@wheel/contract';
import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { PASSWORD, startApi, useApi } from './helpers/api.ts';
import { entryWith, gameOf } from './helpers/games.ts';
import { eachEngine } from './support/stores.ts';

const NEW_PASSWORD = 'another secret';

eachEngine('an account', (database) => {
  const api = useApi(database, { reviewers: new Set(['rita']) });
  const accountOf = (token: string) => api().get('/api/account', { token });
  const statusOf = async (token: string) => (await accountOf(token)).statusCode;
  const login = (username: string, password = PASSWORD) =>
    api().post('/api/Auth/login', { username, password });
  const changePassword = (token: string, password: string, newPassword: unknown) =>
    api().call('PUT', '/api/Auth/password', { token, body: { password, newPassword } });
  const deleteAccount = (token: string, password = PASSWORD) =>
    api().post('/api/Auth/delete-account', { password }, { token });
  const build = (username: string, token: string, gameTitle: string, words = ['A', 'B']) =>
    api().build(gameOf(words, { username, gameTitle }), token);

  it('says whose it is, since when, how many games it has and whether it reviews', async () => {
    const token = await api().signIn('Ada');
    await build('Ada', token, 'First');
    const trashed = await build('Ada', token, 'Second');
    const headers = { 'if-match': '"1"' };
    await api().call('DELETE', `/api/library/games/${trashed}`, { token, headers });
    const answer = await accountOf(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      userName: 'Ada',
      createdAt: expect.any(Number),
      games: 1,
      isReviewer: false,
    });
    expect(Math.abs(answer.json().createdAt - Date.now())).toBeLessThan(3_600_000);
    expect(answer.headers['cache-control']).toBe('no-store');
    const reviewer = await api().signIn('Rita');
    expect((await accountOf(reviewer)).json().isReviewer).toBe(true);
  });

  it('is exported as one file with everything, the trash included', async () => {
    const token = await api().signIn('Bea');
    const words = Array.from({ length: 30 }, (_, nth) => 'word '.repeat((nth % 5) + 1).trim());
    await build('Bea', token, 'The "first" \\ Größe', words);
    for (let nth = 0; nth < 45; nth += 1) await build('Bea', token, `Game ${nth}`);
    const trashed = await build('Bea', token, 'Thrown away');
    const headers = { 'if-match': '"1"' };
    await api().call('DELETE', `/api/library/games/${trashed}`, { token, headers });
    await build('Bea', await api().signIn('Bea'), 'The last');

    const answer = await api().get('/api/account/export', { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.json"$/);
    const file = answer.json();
    expect(Check(AccountExport, file)).toBe(true);
    expect(file).toMatchObject({ format: 'wheel-games', version: 1, userName: 'Bea' });
    expect(file.games).toHaveLength(48);
    expect(file.games[0].gameTitle).toBe('The last');
    expect(file.games[1]).toMatchObject({
      quizId: trashed,
      gameTitle: 'Thrown away',
      deletedAt: expect.any(Number),
    });
    const first = file.games.at(-1);
    expect(first).toMatchObject({ gameTitle: 'The "first" \\ Größe', visibility: 'public' });
    expect(first.entries).toEqual(
      words.map((searchedWord) => ({ category: 'Pets', searchedWord })),
    );
  });

  it('is exported without games, and without those of others', async () => {
    const token = await api().signIn('Cleo');
    await build('Cleo2', await api().signIn('Cleo2'), 'Not hers');
    expect((await api().get('/api/account/export', { token })).json().games).toEqual([]);
    const head = await api().call('HEAD', '/api/account/export', { token });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('gets a new password and a new token, which end every other session', async () => {
    const mine = await api().signIn('Dora');
    const other = await api().signIn('Dora');
    const answer = await changePassword(mine, PASSWORD, NEW_PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { userName, sessionToken } = answer.json();
    expect(userName).toBe('Dora');
    expect(await statusOf(sessionToken)).toBe(200);
    expect(await statusOf(mine)).toBe(401);
    expect(await statusOf(other)).toBe(401);
    expect((await login('Dora')).statusCode).toBe(401);
    expect((await login('Dora', NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('keeps the sessions of everybody else when a password changes', async () => {
    const stranger = await api().signIn('Emil');
    await changePassword(await api().signIn('Emma'), PASSWORD, NEW_PASSWORD);
    expect(await statusOf(stranger)).toBe(200);
  });

  it.each(['', 'a wrong guess', 'x'.repeat(5000), 'a\0b\uD800'])(
    'is not touched with the wrong password %j',
    async (password) => {
      const token = await api().signIn('Fay');
      const changed = await changePassword(token, password, NEW_PASSWORD);
      expect([changed.statusCode, changed.json().code]).toEqual([403, 'WRONG_PASSWORD']);
      const deleted = await deleteAccount(token, password);
      expect([deleted.statusCode, deleted.json().code]).toEqual([403, 'WRONG_PASSWORD']);
      expect((await login('Fay')).statusCode).toBe(200);
    },
  );

  it.each([
    ['seven77', 'TOO_SHORT'],
    ['x'.repeat(129), 'TOO_LONG'],
    [12345678, 'WRONG_TYPE'],
    [undefined, 'REQUIRED'],
  ])('takes no new password like %j', async (newPassword, code) => {
    const token = await api().signIn('Gus');
    // What is wrong with the new one is said before the old one is looked at.
    const answer = await changePassword(token, 'a wrong guess', newPassword);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'newPassword', code }]);
  });

  it('lets one of two win who change the password at once', async () => {
    const tokens = [await api().signIn('Hal'), await api().signIn('Hal')];
    const answers = await Promise.all(
      tokens.map((token, nth) => changePassword(token, PASSWORD, `${NEW_PASSWORD} ${nth}`)),
    );
    // The other one finds its session gone, or its password, according to when it looked.
    const [won, lost] = answers.map(({ statusCode }) => statusCode).sort();
    expect(won).toBe(200);
    expect([401, 403]).toContain(lost);
    const winner = answers.find(({ statusCode }) => statusCode === 200);
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
    expect(await statusOf(winner?.json().sessionToken)).toBe(200);
  });

  it('is gone with its games, its sessions and its password once it is deleted', async () => {
    const token = await api().signIn('Ida');
    const other = await api().signIn('Ida');
    const shown = await build('Ida', token, 'Idas zebras');
    const secret = await api().build(
      [entryWith({ username: 'Ida', isPublic: false, gameTitle: 'Idas secret' })],
      token,
    );
    const answer = await deleteAccount(token);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 401]);
    expect((await login('Ida')).statusCode).toBe(401);
    expect((await login('Ida', '')).statusCode).toBe(401);
    for (const quizId of [shown, secret]) {
      expect((await api().get(`/api/quiz/${quizId}`)).statusCode).toBe(404);
      expect((await api().get(`/api/library/games/${quizId}`)).statusCode).toBe(404);
    }
    for (const list of ['user/Ida', 'games/ida', 'search?query=zebras']) {
      expect((await api().get(`/api/${list}`)).json()).toEqual([]);
    }
    const suggested = (await api().get('/api/searchsuggestions')).json();
    expect(suggested).not.toContainEqual({ gameTitle: 'Idas zebras' });
  });

  it('leaves its name taken until its last game is gone, and then to a newcomer who owns nothing', async () => {
    const token = await api().signIn('Jo');
    for (let nth = 0; nth < 60; nth += 1) await build('Jo', token, `Jos game ${nth}`);
    expect((await deleteAccount(token)).statusCode).toBe(204);
    const register = () => api().post('/api/Auth/register', { username: 'JO', password: PASSWORD });
    let answer = await register();
    while (answer.statusCode === 409) answer = await register();
    expect(answer.statusCode).toBe(201);
    const newcomer = (await login('jo')).json().sessionToken;
    expect((await api().get('/api/user/jo', { token: newcomer })).json()).toEqual([]);
    expect((await accountOf(newcomer)).json()).toMatchObject({ userName: 'JO', games: 0 });
    expect((await api().get('/api/account/export', { token: newcomer })).json().games).toEqual([]);
  });

  it('is not deleted twice', async () => {
    const [one, two] = [await api().signIn('Kim'), await api().signIn('Kim')];
    const answers = await Promise.all([deleteAccount(one), deleteAccount(two)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
  });

  it('takes no game any more that is built while it is deleted', async () => {
    const token = await api().signIn('Lea');
    const builds = Array.from({ length: 20 }, () =>
      api().post('/api/games', gameOf(['A'], { username: 'Lea', gameTitle: 'Leas late' }), {
        token,
      }),
    );
    const answer = await deleteAccount(token);
    expect(answer.statusCode).toBe(204);
    for (const { statusCode } of await Promise.all(builds))
      expect([201, 401]).toContain(statusCode);
    expect((await api().get('/api/search?query=leas%20late')).json()).toEqual([]);
    expect((await api().get('/api/user/Lea')).json()).toEqual([]);
  });

  it('is the same on another server at once', async () => {
    const there = await startApi(await database.open());
    const token = await api().signIn('Mia');
    const left = await api().signIn('Max');
    const quizId = await build('Max', left, 'Maxs monkeys');
    expect((await changePassword(token, PASSWORD, NEW_PASSWORD)).statusCode).toBe(200);
    const credentials = { username: 'Mia', password: PASSWORD };
    expect((await there.post('/api/Auth/login', credentials)).statusCode).toBe(401);
    expect((await there.get(`/api/quiz/${quizId}`)).statusCode).toBe(200);
    expect((await deleteAccount(left)).statusCode).toBe(204);
    expect((await there.get(`/api/quiz/${quizId}`)).statusCode).toBe(404);
    expect((await there.get('/api/search?query=monkeys')).json()).toEqual([]);
    expect((await there.get('/api/account', { token: left })).statusCode).toBe(401);
    await there.app.close();
  });
});
