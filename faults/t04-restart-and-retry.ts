import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { freePort } from '../testing/system/port.ts';
import { type Client, createClient, patiently } from './support/client.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { startRetryingClients } from './support/retrying-clients.ts';
import { startServer } from './support/server.ts';
import { expectIntact, expectKept } from './support/verify.ts';

const CLIENTS = 20;
const LOGINS_IN_FLIGHT = 6;
const account = { username: 'Restless', password: 'a long password' };

/** Logins take a while, so some are certainly under way when the server is asked to end. */
async function beginLogins(origin: string): Promise<{ answered(): Promise<number> }> {
  const clients = Array.from({ length: LOGINS_IN_FLIGHT }, () => createClient(origin));
  const login = (client: Client) => client.call('/api/Auth/login', { body: account });
  await Promise.all(clients.map((client) => patiently(client, '/healthz')));
  const outcomes = clients.map((client) =>
    login(client).then(
      () => 1,
      () => 0,
    ),
  );
  // Long enough for the requests to have arrived, which on loopback takes a fraction of it.
  await pause(30);
  return {
    async answered() {
      const counts: readonly number[] = await Promise.all(outcomes);
      for (const client of clients) client.close();
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

/** Seen to fail on `injected/hasty-server.mjs`: commits come after the answer, and SIGTERM ends it at once. */
export const fault: Fault = {
  title: 'restarts while clients send their games again until they are in',
  injection: 'the server answers before it commits, and SIGTERM drops waiting calls',

  async run({ options, report, random, say }) {
    const restarts = roundsOf(options, 30, 4);
    const injected = options.isInjected ? 'hasty-server.mjs' : undefined;
    const dataDir = scratchFolder('faults-restart');
    const settings = { env: { DATA_DIR: dataDir }, port: await freePort(), injected };
    let server = await startServer(settings);
    const first = createClient(server.origin);
    await patiently(first, '/api/Auth/register', { body: account });
    first.close();
    const clients = startRetryingClients(server.origin, CLIENTS);
    let slowestEndMs = 0;
    let dropped = 0;
    let asked = 0;

    for (let nth = 1; nth <= restarts; nth++) {
      await pause(100 + random() * 400);
      if (nth % 2 === 0) {
        await server.kill();
      } else {
        const logins = await beginLogins(server.origin);
        const { code, tookMs } = await server.terminate();
        slowestEndMs = Math.max(slowestEndMs, tookMs);
        asked += LOGINS_IN_FLIGHT;
        dropped += LOGINS_IN_FLIGHT - (await logins.answered());
        report.expect(code === 0, `restart ${nth}: SIGTERM ended with code ${code}`);
      }
      server = await startServer(settings);
      if (nth % 10 === 0) say(`${nth} of ${restarts} restarts`);
    }
    const { done, sent, slowestMs, cut, surprises } = await clients.stop();

    report.tried(
      `${restarts} restarts, by SIGTERM and SIGKILL in turn, under ${CLIENTS} clients: ` +
        `${sent.length} games sent, ${done.length} done; ${asked} logins under way at a SIGTERM`,
    );
    for (const surprise of surprises) report.lost(surprise);
    report.expect(
      dropped === 0,
      `${dropped} of ${asked} logins under way were dropped by a SIGTERM`,
    );
    report.expect(cut === 0, `${cut} answers broke off`);
    report.expect(done.length >= CLIENTS, 'too few games to show anything');
    await expectKept(report, server.origin, { acknowledged: done, sent }, 'in the end');
    expectIntact(report, dataDir, 'in the end');
    report.speed({
      name: 'slowest game, retries included',
      value: slowestMs,
      atMost: 5000,
      unit: 'ms',
    });
    report.speed({
      name: 'slowest end after SIGTERM',
      value: slowestEndMs,
      atMost: 5000,
      unit: 'ms',
    });
    await server.kill();
    removeFolder(dataDir);
  },
};
