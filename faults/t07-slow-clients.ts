import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../testing/figures.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { createClient, patiently } from './support/client.ts';
import type { Fault } from './support/fault.ts';
import { makeGame } from './support/games.ts';
import { startProber } from './support/prober.ts';
import { startServer } from './support/server.ts';
import { drip, neverRead } from './support/slow-sockets.ts';

const WATCH_MS = 25_000;
/** Together more than the buffers of both ends hold; who leaves less unread is an idle connection to the server. */
const PIPELINED = 40;
const HEAD = 'GET /api/searchsuggestions HTTP/1.1\r\nHost: x\r\nX-Slow: ';
const BODY =
  'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n[';

/** Seen to fail on `injected/default-timeouts.mjs`: the times a plain Fastify has, which never closes a slow body. */
export const fault: Fault = {
  title: 'clients that send a byte a second, and clients that never read',
  injection: 'the server has the timeouts of a plain Fastify',

  async run({ options, report, say }) {
    const isSmall = options.isQuick || options.isInjected;
    const [slow, deaf] = isSmall ? [60, 4] : [1000, 20];
    const dataDir = scratchFolder('faults-slow');
    const injected = options.isInjected ? 'default-timeouts.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir }, injected });
    const client = createClient(server.origin);
    const game = makeGame({ entries: 1000, title: 'A long title '.repeat(8) });
    await patiently(client, '/api/games', { body: game.entries });
    client.close();
    const quiz = `/api/quiz/${game.quizId}`;

    const heads = Array.from({ length: slow }, () => drip(server.port, HEAD, 'a'));
    const bodies = Array.from({ length: slow }, () => drip(server.port, BODY, ' '));
    const request = `GET ${quiz} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const deafOnes = Array.from({ length: deaf }, () => neverRead(server.port, request, PIPELINED));
    const prober = startProber(server.origin, '/api/searchsuggestions');
    for (let passed = 0; passed < WATCH_MS; passed += 5000) {
      await pause(5000);
      const open = [...heads, ...bodies].filter(
        ({ closedAfterMs }) => closedAfterMs === null,
      ).length;
      say(`${(passed + 5000) / 1000} s: ${open} of ${2 * slow} slow senders still connected`);
    }
    const { timesMs, failures } = await prober.stop();
    const closedDeaf = await Promise.all(deafOnes.map((socket) => socket.wasClosed()));

    const kinds = { 'slow headers': heads, 'slow bodies': bodies };
    for (const [name, sockets] of Object.entries(kinds)) {
      const times = sockets.map(({ closedAfterMs }) => closedAfterMs ?? Number.POSITIVE_INFINITY);
      const open = times.filter((time) => time === Number.POSITIVE_INFINITY).length;
      report.expect(open === 0, `${open} of ${slow} senders of ${name} still connected after 25 s`);
      if (open > 0) continue;
      const value = Math.max(...times) / 1000;
      report.speed({ name: `${name}: last one closed after`, value, atMost: 20, unit: 's' });
    }
    const unread = closedDeaf.filter((wasClosed) => !wasClosed).length;
    report.expect(unread === 0, `${unread} of ${deaf} that never read still connected after 25 s`);
    report.tried(
      `${slow} senders of slow headers, ${slow} of slow bodies, ${deaf} that never read; ` +
        `one visitor asked ${timesMs.length} times meanwhile`,
    );
    const isLoad = (failure: string) => failure.endsWith(' 503');
    for (const failure of failures.filter((text) => !isLoad(text)))
      report.lost(`visitor: ${failure}`);
    report.measured(
      `${failures.filter(isLoad).length} of the visitor's calls were told to come back later`,
    );
    report.speed({
      name: "visitor's p99",
      value: percentile(timesMs, 0.99),
      atMost: 100,
      unit: 'ms',
    });
    for (const socket of [...heads, ...bodies, ...deafOnes]) socket.destroy();
    await server.kill();
    removeFolder(dataDir);
  },
};
