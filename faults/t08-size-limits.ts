import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { residentMb } from '../testing/system/usage.ts';
import { createClient, patiently } from './support/client.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { makeGame } from './support/games.ts';
import { rawStatus } from './support/raw.ts';
import { startServer } from './support/server.ts';

const KIB = 1024;
const padded = (bytes: number) => `{"padding":"${'x'.repeat(bytes)}"}`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`;
const manyHeaders = Array.from({ length: 200 }, (_, at) => `X-Odd-${at}: ${'y'.repeat(100)}\r\n`);
const longTitle = { ...makeGame({ entries: 1 }).entries[0], gameTitle: 'T'.repeat(5000) };

const CASES: readonly (readonly [what: string, bytes: string, statuses: readonly number[]])[] = [
  ['a create of 1 MiB and a byte', post('/api/games', padded(1024 * KIB)), [413]],
  ['a login of 16 KiB and a byte', post('/api/Auth/login', padded(16 * KIB)), [413]],
  ['a register of 16 KiB and a byte', post('/api/Auth/register', padded(16 * KIB)), [413]],
  [
    'a create of 1001 entries',
    post('/api/games', JSON.stringify(makeGame({ entries: 1001 }).entries)),
    [400],
  ],
  ['a title of 5000 characters', post('/api/games', JSON.stringify([longTitle])), [400]],
  ['an address of 16 KiB', get(`/api/search?query=${'z'.repeat(16 * KIB)}`), [414, 431]],
  ['200 headers of 100 bytes', get('/api/search?query=a', manyHeaders.join('')), [431]],
  [
    'a declared body of 1 TB',
    `POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000000000\r\nConnection: close\r\n\r\n[`,
    [413],
  ],
];

/** Seen to fail on `planted/no-body-limit.mjs`, which takes bodies of any size. */
export const sizeLimits: Fault = {
  title: 'bodies, lists, titles, addresses and headers past their limit',
  needs: 'server',
  plant: 'routes take bodies of any size',

  async run({ options, report }) {
    const rounds = roundsOf(options, 40, 5);
    const dataDir = scratchFolder('faults-size');
    const planted = options.isPlanted ? 'no-body-limit.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir }, planted });
    const client = createClient(server.origin);

    const largest = await patiently(client, '/api/games', {
      body: makeGame({ entries: 1000 }).entries,
    });
    report.expect(largest.status === 201, `a game of 1000 entries answered ${largest.status}`);
    const tryAll = async () => {
      for (const [what, bytes, statuses] of CASES) {
        const status = await rawStatus(server.port, bytes);
        report.expect(
          statuses.includes(status),
          `${what} answered ${status}, not ${statuses.join(' or ')}`,
        );
      }
    };
    for (let round = 0; round < 5; round++) await tryAll();
    const beforeMb = residentMb(server.pid);
    for (let round = 0; round < rounds; round++) await tryAll();
    const grownMb = residentMb(server.pid) - beforeMb;
    const { status } = await patiently(client, '/api/searchsuggestions');
    report.expect(status === 200, `afterwards the server answered ${status}`);
    report.tried(`${CASES.length} kinds of too much, ${rounds + 5} times each`);
    report.speed({ name: 'memory grown by', value: grownMb, atMost: 20, unit: 'MB' });
    client.close();
    await server.kill();
    removeFolder(dataDir);
  },
};
