import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { type Api, PASSWORD, startApi } from './helpers/api.ts';
import { gameOf, newQuizId } from './helpers/games.ts';
import { eachEngine } from './support/stores.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../.tested/${name}.js`, import.meta.url));

type Outcome = { code: number; stdout: string; stderr: string };

eachEngine('commands beside a running server', (database) => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    api = await startApi(await database.open(), { reviewers: new Set(['anna']) });
    token = await api.signIn('Olga');
  });

  function run(name: 'account' | 'review', args: readonly string[], input = ''): Promise<Outcome> {
    const { databaseUrl, dataDir } = database.settings();
    const env = {
      PATH: process.env.PATH ?? '',
      ...(databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    };
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [fileOf(name), ...args],
        { env },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
      child.stdin?.end(input);
    });
  }
  const expectOneLine = ({ code, stdout, stderr }: Outcome, words: RegExp) => {
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(words);
    expect(stderr.trimEnd()).not.toContain('\n');
  };

  it('make the account of a reviewer, with the first line as its password', async () => {
    const made = await run('account', ['create', ' Anna '], `${PASSWORD}\nnot this\n`);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain('Anna');
    const login = await api.post('/api/Auth/login', { username: 'anna', password: PASSWORD });
    expect(login.json().userName).toBe('Anna');
    const reviewer = login.json().sessionToken;
    expect((await api.get('/api/account', { token: reviewer })).json().isReviewer).toBe(true);
    expectOneLine(await run('account', ['create', 'ANNA'], PASSWORD), /taken/);
  });

  it.each([
    ['a name that is taken', ['create', 'olga'], PASSWORD, /taken/],
    ['a reserved name', ['create', 'Wheel Studio'], PASSWORD, /taken/],
    ['a name that nobody can have', ['create', 'Guest'], PASSWORD, /reserved/],
    ['a short password', ['create', 'Ben'], 'seven77', /at least 8/],
    ['no password', ['create', 'Ben'], '', /^No password was given.*at least 8/],
    ['no name', ['create'], PASSWORD, /^Usage/],
    ['a word too many', ['create', 'Ben', 'Nut'], PASSWORD, /^Usage/],
    ['an unknown verb', ['delete', 'Olga'], PASSWORD, /^Usage/],
  ])('make no account of %s', async (_what, args, input, words) => {
    expectOneLine(await run('account', args, input), words);
  });

  it('give a user a new password, which ends every session', async () => {
    const forgetful = await api.signIn('Fritz');
    const changed = await run('account', ['password', ' fritz '], 'brand new secret\n');
    expect(changed).toMatchObject({ code: 0, stderr: '' });
    expect((await api.get('/api/account', { token: forgetful })).statusCode).toBe(401);
    const login = (password: string) =>
      api.post('/api/Auth/login', { username: 'Fritz', password });
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login('brand new secret')).statusCode).toBe(200);
  });

  it('draw a new password, told once, which ends every session', async () => {
    const forgetful = await api.signIn('Heidi');
    const drawn = await run('account', ['password', 'heidi', '--generate']);
    expect(drawn).toMatchObject({ code: 0, stderr: '' });
    const password = /: ([\w-]{20})\n$/.exec(drawn.stdout)?.[1] ?? '';
    expect((await api.get('/api/account', { token: forgetful })).statusCode).toBe(401);
    const login = await api.post('/api/Auth/login', { username: 'Heidi', password });
    expect(login.statusCode).toBe(200);
    const again = await run('account', ['password', 'heidi', '--generate']);
    expect(again.stdout).not.toContain(password);
  });

  it('end every session of one user', async () => {
    const tokens = [await api.signIn('Gerd'), await api.signIn('Gerd')];
    const ended = await run('account', ['end-sessions', 'GERD']);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    for (const each of tokens)
      expect((await api.get('/api/account', { token: each })).statusCode).toBe(401);
    expect((await api.get('/api/account', { token })).statusCode).toBe(200);
    const credentials = { username: 'Gerd', password: PASSWORD };
    expect((await api.post('/api/Auth/login', credentials)).statusCode).toBe(200);
  });

  it.each([
    ['a password of an unknown account', ['password', 'Unknown'], PASSWORD, /no account/],
    ['a short password', ['password', 'Olga'], 'seven77', /at least 8/],
    ['no password', ['password', 'Olga'], '', /^No password was given.*at least 8/],
    ['an unknown account, drawn', ['password', 'Unknown', '--generate'], '', /no account/],
    ['an account to be made, drawn', ['create', 'Ben', '--generate'], '', /^Usage/],
    ['an unknown flag', ['password', 'Olga', '--force'], PASSWORD, /^Usage/],
    ['sessions of an unknown account', ['end-sessions', 'Unknown'], '', /no account/],
    ['a name too long to be one', ['end-sessions', 'x'.repeat(41)], '', /no account/],
    ['no name', ['password'], PASSWORD, /^Usage/],
  ])('change nothing of %s', async (_what, args, input, words) => {
    expectOneLine(await run('account', args, input), words);
    expect((await api.get('/api/account', { token })).statusCode).toBe(200);
  });

  it('list what is reported and hide it, for the server that runs as well', async () => {
    const game = gameOf(['A'], { username: 'Olga', gameTitle: 'Reported gnu' });
    const quizId = await api.build(game, token);
    await api.post(`/api/library/games/${quizId}/reports`, { reason: 'spam', note: 'x' });
    const listed = await run('review', ['list']);
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout).toMatch(new RegExp(`^${quizId}\\t.*Reported gnu.*\\n$`));
    const hidden = await run('review', ['hide', quizId.toUpperCase()]);
    expect(hidden).toMatchObject({ code: 0, stderr: '' });
    expect(hidden.stdout).toContain(quizId);
    expect((await api.get(`/api/quiz/${quizId}`)).statusCode).toBe(404);
    expect((await api.get('/api/search?query=gnu')).json()).toEqual([]);
    expect((await run('review', ['list'])).stdout).toMatch(new RegExp(`^${quizId}\\thidden`));
  });

  it.each([
    ['nothing to do', [], /^Usage/],
    ['an unknown verb', ['remove', newQuizId()], /^Usage/],
    ['no quizId', ['hide'], /^Usage/],
    ['a bad quizId', ['hide', 'x'], /no quizId/],
    ['a game that is not there', ['hide', newQuizId()], /no game/],
  ])('say in one line what is wrong with %s', async (_what, args, words) => {
    expectOneLine(await run('review', args), words);
  });
});

it('say in one line that a setting is bad', async () => {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: 'mysql://x' };
  const failed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [fileOf('review'), 'list'], { env }, (_error, _out, stderr) =>
      resolve(stderr),
    );
  });
  expect(failed).toMatch(/^DATABASE_URL [^\n]+\n$/);
});
