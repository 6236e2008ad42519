import { setupWith } from '@wheel/contract/testing/setup';
import { expect, it } from 'vitest';
import { useApi } from './helpers/api.ts';
import { entryWith, gameOf } from './helpers/games.ts';
import { editWith } from './helpers/library.ts';
import { eachEngine } from './support/stores.ts';

const ODD_TEXTS: readonly (readonly [string, (length: number) => string])[] = [
  // A normal form has to sort them, in the square of their number.
  ['marks in mixed order', (length) => 'a'.concat('\u0300\u0316'.repeat(length / 2))],
  ['characters that grow to eighteen', (length) => '\ufdfa'.repeat(length)],
  ['halves of characters', (length) => '\ud800'.repeat(length)],
  ['spaces', (length) => ' '.repeat(length)],
];
const AS_LONG_AS_A_BODY = 170_000;
const AS_LONG_AS_AN_ADDRESS = 800;
/** Of a call and its sender together, on a machine that is busy with other tests. */
const LONGEST_MS = 200;

/** Processor time that a call takes, the least of three: the first one compiles. */
async function processorMs(call: () => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1000);
  }
  return Math.min(...spent);
}

eachEngine('A text beyond its limit', (database) => {
  const api = useApi(database);
  const inAddress = (text: string) => encodeURIComponent(Buffer.from(text).toString());

  it.each(ODD_TEXTS)('every call answers a text of %s at once', async (name, text) => {
    const token = await api().signIn('Lena');
    const quizId = await api().build(gameOf(['a'], { username: 'Lena' }), token);
    const long = text(AS_LONG_AS_A_BODY);
    const [short, part] = [text(2_000), inAddress(text(AS_LONG_AS_AN_ADDRESS))];
    const game = gameOf(Array.from({ length: 1000 }, () => 'a'));
    const own = `/api/library/games/${quizId}`;
    const edit = (method: 'PUT' | 'PATCH', body: unknown) =>
      api().call(method, own, { token, body, headers: { 'if-match': '"1"' } });

    const calls = {
      title: [400, () => api().post('/api/games', [entryWith({ gameTitle: long })])],
      category: [400, () => api().post('/api/games', entryWith({ category: long }))],
      word: [400, () => api().post('/api/games', [entryWith({ searchedWord: long })])],
      owner: [400, () => api().post('/api/games', [entryWith({ username: long })])],
      quizId: [400, () => api().post('/api/games', [entryWith({ quizId: long })])],
      'a thousand words': [
        400,
        () =>
          api().post(
            '/api/games',
            game.map((entry) => ({ ...entry, searchedWord: text(150) })),
          ),
      ],
      'a thousand owners': [
        403,
        () =>
          api().post(
            '/api/games',
            game.map((entry) => ({ ...entry, username: text(100) })),
          ),
      ],
      edit: [400, () => edit('PUT', editWith({ gameTitle: long }))],
      'entries of an edit': [
        400,
        () => edit('PUT', editWith({ entries: [{ category: long, searchedWord: long }] })),
      ],
      'setup of an edit': [
        400,
        () => edit('PUT', editWith({ setup: setupWith({ name: long, chips: [long] }) })),
      ],
      patch: [400, () => edit('PATCH', { gameTitle: short })],
      report: [400, () => api().post(`${own}/reports`, { reason: 'spam', note: short })],
      register: [400, () => api().post('/api/Auth/register', { username: short, password: short })],
      login: [401, () => api().post('/api/Auth/login', { username: short, password: short })],
      'new password': [
        400,
        () =>
          api().call('PUT', '/api/Auth/password', {
            token,
            body: { password: short, newPassword: short },
          }),
      ],
      deletion: [403, () => api().post('/api/Auth/delete-account', { password: short }, { token })],
      'list of a user': [200, () => api().get(`/api/user/${part}`)],
      'other list of a user': [200, () => api().get(`/api/games/${part}`)],
      search: [200, () => api().get(`/api/search?query=${part}`)],
      quiz: [404, () => api().get(`/api/quiz/${part}`)],
      'whole game': [404, () => api().get(`/api/library/games/${part}`)],
      room: [404, () => api().get(`/api/rooms/${part}`)],
    } as const;
    for (const [what, [status, call]] of Object.entries(calls)) {
      const spentMs = await processorMs(async () => {
        const { statusCode } = await call();
        // Halves of characters take six bytes in JSON.
        expect([name, what, [status, 413]]).toEqual([
          name,
          what,
          expect.arrayContaining([statusCode]),
        ]);
      });
      expect(spentMs, `${name}: ${what}`).toBeLessThan(LONGEST_MS);
    }
  });

  it.each([
    ['gameTitle', 120],
    ['category', 80],
    ['searchedWord', 120],
    ['username', 40],
  ] as const)('is refused as before, with the limit of a %s', async (field, limit) => {
    const response = await api().post('/api/games', [entryWith({ [field]: 'x'.repeat(5_000) })]);
    expect(response.json().errors).toEqual([
      {
        path: `0.${field}`,
        message: `Must have at most ${limit} characters.`,
        code: 'TOO_LONG',
        limit,
      },
    ]);
  });

  it('is refused as before when registering', async () => {
    const credentials = { username: 'x'.repeat(161), password: 'x'.repeat(513) };
    const response = await api().post('/api/Auth/register', credentials);
    expect(response.json().errors).toMatchObject([
      { path: 'username', code: 'TOO_LONG', limit: 40 },
      { path: 'password', code: 'TOO_LONG', limit: 128 },
    ]);
  });
});

eachEngine('A body of very many parts', (database) => {
  const api = useApi(database);
  const thousand = (part: string) => `[${Array.from({ length: 1000 }, () => part).join()}]`;

  it.each([
    ['numbers', `[${'1,'.repeat(500_000)}1]`],
    ['open brackets', '['.repeat(1_000_000)],
    ['lists in lists', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['deep entries', thousand(`{"a":${'['.repeat(400)}${']'.repeat(400)}}`)],
    ['empty objects', `[${'{},'.repeat(300_000)}{}]`],
    ['empty entries', thousand('{}')],
    ['keys', `{${Array.from({ length: 80_000 }, (_, nth) => `"k${nth}":1`).join()}}`],
  ])('is refused at once: %s', async (_, body) => {
    const spentMs = await processorMs(async () => {
      const response = await api().post('/api/games', body);
      expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID']);
    });
    expect(spentMs).toBeLessThan(LONGEST_MS);
  });

  it('is not even read: its parts are counted first', async () => {
    for (const body of [`[${'1,'.repeat(60_001)}1]`, '['.repeat(10_001)])
      expect((await api().post('/api/games', body)).json().errors).toEqual([
        { path: '', code: 'TOO_LONG', message: 'This has too many parts.' },
      ]);
  });

  it('reports one error for a list with too many entries of any kind', async () => {
    const tooMany = [{ path: '', code: 'TOO_LONG', limit: 1000 }];
    for (const body of [Array(1001).fill(1), gameOf(Array(1001).fill('a'))])
      expect((await api().post('/api/games', body)).json().errors).toMatchObject(tooMany);
    const token = await api().signIn('Mona');
    const quizId = await api().build(gameOf(['a'], { username: 'Mona' }), token);
    const response = await api().call('PUT', `/api/library/games/${quizId}`, {
      token,
      body: { entries: Array(1001).fill(null) },
    });
    expect(response.json().errors).toMatchObject([{ ...tooMany[0], path: 'entries' }]);
  });
});
