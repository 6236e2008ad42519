import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Api, PASSWORD, startApi } from './helpers/api.ts';
import { gameOf, newQuizId } from './helpers/games.ts';
import { eachEngine } from './support/stores.ts';

const FOREIGN = { origin: 'https://elsewhere.example' };
const GUESS = 'a wrong guess';

type Step = {
  readonly token?: string;
  readonly body: unknown;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly url?: string;
};

eachEngine('calls about people', (database) => {
  let api: Api;
  let owner: string;
  let reviewer: string;
  let quizId: string;
  let owners = 0;
  beforeEach(async () => {
    const settings = { rateLimit: true, reviewers: new Set(['rita']) };
    api = await startApi(await database.open(), settings);
    const username = `Olga ${owners++}`;
    owner = await api.signIn(username);
    reviewer = await api.signIn('Rita');
    quizId = await api.build(gameOf(['a'], { username }), owner);
  });
  afterEach(() => api.app.close());

  const send = (method: 'POST' | 'PUT', url: string, { token, body, type, headers }: Step) =>
    api.call(method, url, {
      token: token ?? null,
      body,
      headers: { 'content-type': type ?? 'application/json', ...headers },
    });
  const codesOf = async (method: 'POST' | 'PUT', url: string, steps: readonly Step[]) => {
    const codes: unknown[] = [];
    for (const step of steps) {
      const { statusCode, body } = await send(method, step.url ?? url, step);
      codes.push([statusCode, body === '' ? undefined : JSON.parse(body).code]);
    }
    return codes;
  };
  const LARGE = JSON.stringify({ padding: 'x'.repeat(17 * 1024) });

  it.each([
    ['PUT', '/api/Auth/password', { newPassword: 'another secret' }],
    ['POST', '/api/Auth/delete-account', {}],
  ] as const)('%s %s are refused in one order', async (method, url, more) => {
    const wrong = { body: 'x', type: 'text/plain', headers: FOREIGN };
    const steps = [
      wrong,
      { ...wrong, token: owner },
      { ...wrong, token: owner, type: 'application/json', body: LARGE },
      { token: owner, headers: FOREIGN, body: {} },
      { token: owner, headers: FOREIGN, body: { password: PASSWORD, ...more } },
      { token: owner, body: { password: GUESS, ...more } },
      { token: owner, body: { password: PASSWORD, ...more } },
    ];
    expect(await codesOf(method, url, steps)).toEqual([
      [401, 'NOT_SIGNED_IN'],
      [415, 'NOT_JSON'],
      [413, 'TOO_LARGE'],
      [400, 'INVALID'],
      [403, 'CROSS_SITE'],
      [403, 'WRONG_PASSWORD'],
      [204, undefined],
    ]);
    const spent = Array.from({ length: 4 }, () => wrong);
    const last = (await codesOf(method, url, spent)).at(-1);
    expect(last).toEqual([429, 'TOO_MANY']);
  });

  it.each([
    ['PUT', '/api/Auth/password'],
    ['POST', '/api/Auth/delete-account'],
  ] as const)(
    '%s %s let wait who has guessed too often, whatever the body says',
    async (method, url) => {
      const guess = { body: { username: `Olga ${owners - 1}`, password: GUESS } };
      for (let at = 0; at < 10; at++) await send('POST', '/api/Auth/login', guess);
      const steps = [
        { token: owner, body: 'x', type: 'text/plain' },
        { token: owner, headers: FOREIGN, body: {} },
      ];
      expect(await codesOf(method, url, steps)).toEqual([
        [429, 'TOO_MANY'],
        [429, 'TOO_MANY'],
      ]);
    },
  );

  it('reports are refused in one order', async () => {
    const url = `/api/library/games/${quizId}/reports`;
    const good = { reason: 'spam' };
    const unknown = `/api/library/games/${newQuizId()}/reports`;
    const steps = [
      { body: 'x', type: 'text/plain', headers: FOREIGN, url: unknown },
      { body: {}, headers: FOREIGN, url: unknown },
      { body: good, headers: FOREIGN, url: unknown },
      { body: good, url: unknown },
      { body: good },
      { body: 'x', type: 'text/plain', headers: FOREIGN, url: unknown },
    ];
    expect(await codesOf('POST', url, steps)).toEqual([
      [415, 'NOT_JSON'],
      [400, 'INVALID'],
      [403, 'CROSS_SITE'],
      [404, 'NOT_FOUND'],
      [202, undefined],
      [429, 'TOO_MANY'],
    ]);
  });

  it('verdicts are refused in one order', async () => {
    const url = `/api/review/games/${quizId}`;
    const unknown = `/api/review/games/${newQuizId()}`;
    const good = { verdict: 'keep' };
    const steps = [
      { body: 'x', type: 'text/plain', headers: FOREIGN, url: unknown },
      { token: owner, body: 'x', type: 'text/plain', headers: FOREIGN, url: unknown },
      { token: owner, body: {}, headers: FOREIGN, url: unknown },
      { token: owner, body: good, url: unknown },
      { token: reviewer, body: good, headers: FOREIGN, url: unknown },
      { token: reviewer, body: good, url: unknown },
      { token: reviewer, body: good },
    ];
    expect(await codesOf('POST', url, steps)).toEqual([
      [401, 'NOT_SIGNED_IN'],
      [415, 'NOT_JSON'],
      [400, 'INVALID'],
      [403, 'NOT_A_REVIEWER'],
      [403, 'CROSS_SITE'],
      [404, 'NOT_FOUND'],
      [204, undefined],
    ]);
  });
});
