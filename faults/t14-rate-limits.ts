import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { type Answer, type Client, createClient, patiently } from './support/client.ts';
import type { Fault, FaultRun } from './support/fault.ts';
import { startServer } from './support/server.ts';

const TRIES = 70;
const LIMITS = { RATE_LIMIT: '' };

type From = (nth: number) => Readonly<Record<string, string>>;
type Ask = (
  client: Client,
  nth: number,
  headers: Readonly<Record<string, string>>,
) => Promise<Answer>;

const wrongLogin: Ask = (client, nth, headers) => {
  const body = { username: `nobody${nth}`, password: 'not the one' };
  return patiently(client, '/api/Auth/login', { body, headers });
};
const nothingThere: Ask = (client, nth, headers) =>
  patiently(client, `/api/no-such-call/${nth}`, { headers });

/** How many of so many tries got through before the first 429. */
async function passed(origin: string, ask: Ask, tries: number, from: From): Promise<number> {
  const client = createClient(origin);
  try {
    for (let nth = 0; nth < tries; nth++) {
      const { status, headers } = await ask(client, nth, from(nth));
      if (status !== 429) continue;
      if (!(Number(headers['retry-after']) > 0)) throw new Error('A 429 came without Retry-After.');
      return nth;
    }
    return tries;
  } finally {
    client.close();
  }
}

async function onServer<T>(
  { options }: FaultRun,
  env: Readonly<Record<string, string>>,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const dataDir = scratchFolder('faults-rates');
  const planted = options.isPlanted ? 'believe-everyone.mjs' : undefined;
  const server = await startServer({ env: { DATA_DIR: dataDir, ...LIMITS, ...env }, planted });
  try {
    return await work(server.origin);
  } finally {
    await server.kill();
    removeFolder(dataDir);
  }
}

const plainly: From = () => ({});
const invented: From = (nth) => ({ 'x-forwarded-for': `203.0.113.${nth}` });
/** What a proxy passes on when its client invents an address: the true one is added at the end. */
const viaProxy =
  (address: string): From =>
  (nth) => ({
    'x-forwarded-for': `198.51.100.${nth}, ${address}`,
  });

/** Seen to fail on `planted/believe-everyone.mjs`, which takes the first forwarded address from anybody. */
export const rateLimits: Fault = {
  title: 'rate limits against invented addresses, directly and behind a proxy',
  needs: 'server',
  isQuickToo: true,
  plant: 'the server believes every X-Forwarded-For',

  async run(run) {
    const { report } = run;
    await onServer(run, {}, async (origin) => {
      const allowed = await passed(origin, wrongLogin, TRIES, invented);
      report.expect(allowed <= 60, `${allowed} wrong logins passed with invented addresses`);
      report.tried(
        `${TRIES} wrong logins under invented addresses: ${allowed} passed before the 429`,
      );
    });
    await onServer(run, {}, async (origin) => {
      const allowed = await passed(origin, wrongLogin, TRIES, plainly);
      report.tried(`${TRIES} wrong logins under one address: ${allowed} passed before the 429`);
      report.expect(allowed <= 60, `${allowed} wrong logins passed from one address`);
    });
    await onServer(run, {}, async (origin) => {
      const allowed = await passed(origin, nothingThere, 400, invented);
      report.tried(`400 calls that do not exist: ${allowed} passed before the 429`);
      report.expect(allowed < 400, 'calls that do not exist are not limited');
    });
    await onServer(run, { TRUST_PROXY: '127.0.0.1' }, async (origin) => {
      const first = await passed(origin, wrongLogin, TRIES, viaProxy('192.0.2.1'));
      const second = await passed(origin, wrongLogin, 5, viaProxy('192.0.2.2'));
      report.tried(
        `behind a proxy: ${first} of ${TRIES} passed for one client, then ${second} of 5 for another`,
      );
      report.expect(first <= 60, `${first} wrong logins passed behind the proxy`);
      report.expect(second === 5, `another client shared the bucket: ${second} of 5 passed`);
    });
  },
};
