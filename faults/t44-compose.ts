import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { type Audience, gather } from '../testing/rooms/audience.ts';
import { StreamClient } from '../testing/rooms/stream-client.ts';
import { startComposed, statusOf } from './support/composed.ts';
import type { Fault } from './support/fault.ts';
import { makeGame, type SentGame } from './support/games.ts';
import { expectKept } from './support/verify.ts';

/** Slow enough for the limits that one address has. */
const PAUSE_MS = 250;
const CURRENT_WITHIN_MS = 30_000;
/** Three of Caddy's looks at its servers. */
const NOTICED_WITHIN_MS = 6000;

/** Whether the certificate is good for its name. */
const isTrusted = (port: number, ca: Buffer) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca }, () => {
      resolve(socket.authorized);
      socket.end();
    });
    socket.once('error', () => resolve(false));
  });

/** Visitors who read and create until they are stopped. */
function startVisitors(origin: string) {
  const sent: SentGame[] = [];
  const acknowledged: SentGame[] = [];
  const failedReads: number[] = [];
  let reads = 0;
  let isStopped = false;

  async function read(): Promise<void> {
    const status = await statusOf(`${origin}/api/searchsuggestions`);
    reads += 1;
    if (status !== 200 && status !== 503) failedReads.push(status);
  }

  async function create(): Promise<void> {
    const game = makeGame();
    sent.push(game);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(game.entries);
    const call = () => statusOf(`${origin}/api/games`, { method: 'POST', headers, body });
    let status = await call();
    for (; status === 503; status = await call()) await pause(PAUSE_MS);
    if (status === 201) acknowledged.push(game);
  }

  async function repeat(call: () => Promise<void>): Promise<void> {
    while (!isStopped) {
      await call();
      await pause(PAUSE_MS);
    }
  }

  const done = Promise.all([repeat(read), repeat(read), repeat(create)]);
  return {
    sent,
    acknowledged,
    failedReads,
    reads: () => reads,
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

/** From the host's word that opens a round to the order that comes back. */
async function playBuzz({ host, phones: [phone] }: Audience, round: number): Promise<void> {
  host.say({ t: 'buzz', do: 'open', round });
  await phone?.client?.next((told) => told.t === 'buzz' && told.round === round && !!told.open);
  phone?.say({ t: 'buzz', round, ago: 0 });
  await host.client?.next(
    ({ t, round: of, list }) =>
      t === 'order' && of === round && Array.isArray(list) && list.length === 1,
  );
}

/** Seen to fail on a Caddyfile without its health checks and second tries, and on one that checks `/readyz`. */
export const fault: Fault = {
  title:
    'the parts of compose.yaml: a show through Caddy while each server is killed once, and the database at last',
  injection: 'Caddy neither checks the health of its servers nor tries the other one',

  async run({ options, report, say }) {
    if (spawnSync('caddy', ['version']).status !== 0) {
      report.skip('there is no caddy here');
      return;
    }
    // Node reads further authorities at its start only, so the certificate is checked by itself.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const parts = await startComposed((caddyfile) =>
      options.isInjected ? caddyfile.replaceAll(/^\s*(health|lb_try|fail)_.*\n/gm, '') : caddyfile,
    );
    const { origin, servers } = parts;
    report.expect(await isTrusted(parts.httpsPort, parts.authority), 'the certificate is not good');
    const { headers } = await fetch(origin);
    const isBelieved = headers.has('strict-transport-security');
    report.expect(isBelieved, 'the server does not believe what Caddy says of its visitors');
    const show = await gather(() => [origin]);
    const visitors = startVisitors(origin);
    let round = 0;
    const goesOn = async (when: string) => {
      show.act();
      const tookMs = await show.current(CURRENT_WITHIN_MS);
      report.expect(tookMs <= CURRENT_WITHIN_MS, `${when}: some in the room fell behind`);
      if (tookMs <= CURRENT_WITHIN_MS) await playBuzz(show, ++round);
      say(`${when}: everybody is current after ${tookMs.toFixed(0)} ms`);
    };

    await goesOn('at first');
    // It stands in for WebSockets where a filter cuts them, and must not be buffered.
    const stream = await StreamClient.open(origin, show.code);
    await stream.say({ t: 'hello', v: 1, as: 'screen' });
    await stream.kind('state');
    stream.leave();
    for (const nth of [0, 1] as const) {
      await servers[nth]?.kill();
      await goesOn(`server ${nth + 1} killed`);
      await parts.startAgain(nth);
      await goesOn(`server ${nth + 1} back`);
    }
    await visitors.stop();
    const { sent, acknowledged, failedReads, reads } = visitors;
    report.tried(
      `2 kills under a host, 2 screens and 8 phones; ${round} rounds of buzzers, ${reads()} reads, ` +
        `${acknowledged.length} of ${sent.length} games acknowledged`,
    );
    const told = [...new Set(failedReads)].join(', ');
    report.expect(failedReads.length === 0, `${failedReads.length} reads answered ${told}`);
    // One that was under way at a kill is not sent again by itself.
    const unanswered = sent.length - acknowledged.length;
    report.expect(unanswered <= servers.length, `${unanswered} creates were not answered`);
    await expectKept(report, servers[0]?.origin ?? '', { sent, acknowledged }, 'in the end');

    await parts.stopDatabase();
    const gone = performance.now();
    let refused = 0;
    for (; performance.now() - gone < NOTICED_WITHIN_MS; await pause(PAUSE_MS))
      if ((await statusOf(`${origin}/`)) !== 200) refused += 1;
    report.expect(refused === 0, `${refused} visitors got no page while the database was gone`);
    await goesOn('database gone');
    report.notShown('containers: the parts run as processes, with their environment and Caddyfile');
    show.leave();
    await parts.stop();
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  },
};
