import { percentile } from '../testing/figures.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { type Client, createClient, patiently } from './support/client.ts';
import { type Fault, roundsOf, secondsOf } from './support/fault.ts';
import { openLoop } from './support/open-loop.ts';
import { startProber } from './support/prober.ts';
import { startServer } from './support/server.ts';

const LOGINS_PER_SECOND = 300;
const password = 'a long password';

/** How often a value of `a` lies above one of `b`: 0.5 when nobody can tell them apart. */
export function areaUnderCurve(a: readonly number[], b: readonly number[]): number {
  let above = 0;
  for (const x of a) for (const y of b) above += x > y ? 1 : x === y ? 0.5 : 0;
  return above / (a.length * b.length);
}

async function timedLogin(client: Client, username: string): Promise<number> {
  for (;;) {
    const startedAt = performance.now();
    const { status } = await client.call('/api/Auth/login', {
      body: { username, password: 'wrong one' },
    });
    if (status === 401) return performance.now() - startedAt;
    if (status !== 503) throw new Error(`A wrong login answered ${status}.`);
  }
}

/** Seen to fail on `planted/eager-login.mjs`: names nobody has are refused at once, hashes run on the main thread. */
export const loginFlood: Fault = {
  title: 'a flood of logins beside a visitor, and whether names can be told by time',
  needs: 'server',
  plant: 'unknown names are refused without a hash, and hashes block the server',

  async run({ options, report, random, say }) {
    const seconds = secondsOf(options, 60, 5);
    const pairs = roundsOf(options, 200, 25);
    const dataDir = scratchFolder('faults-login');
    const planted = options.isPlanted ? 'eager-login.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'error' }, planted });
    const client = createClient(server.origin);
    const names = ['Known', 'Familiar', 'Regular', 'Habitual'];
    for (const username of names) {
      await patiently(client, '/api/Auth/register', { body: { username, password } });
    }

    say(`${seconds} s of ${LOGINS_PER_SECOND} logins a second`);
    const prober = startProber(server.origin, '/api/searchsuggestions');
    const flood = await openLoop(server.origin, {
      perSecond: LOGINS_PER_SECOND,
      seconds,
      next: () => ({
        path: '/api/Auth/login',
        call: { body: { username: 'Known', password: 'wrong' } },
      }),
    });
    const { timesMs, failures } = await prober.stop();
    const strange = [...flood.statuses.keys()].filter((status) => ![401, 503].includes(status));
    report.tried(
      `${flood.sent} logins in ${seconds} s, ${flood.statuses.get(401) ?? 0} worked through; ` +
        `a visitor asked ${timesMs.length} times meanwhile`,
    );
    report.expect(strange.length === 0, `the flood was answered with ${strange.join(', ')}`);
    report.expect(flood.unanswered === 0, `${flood.unanswered} logins got no answer`);
    const refused = failures.filter((failure) => failure.endsWith(' 503')).length;
    report.expect(refused === failures.length, `the visitor failed: ${failures.at(0)}`);
    report.measured(`${refused} of the visitor's calls were told to come back later`);
    report.speed({
      name: "visitor's p99",
      value: percentile(timesMs, 0.99),
      atMost: 200,
      unit: 'ms',
    });

    say(`${pairs} known and ${pairs} unknown names in turn`);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let nth = 0; nth < pairs; nth++) {
      const name = names[nth % names.length] ?? 'Known';
      const inTurn = [
        async () => known.push(await timedLogin(client, name)),
        async () => unknown.push(await timedLogin(client, `Nobody${nth}`)),
      ];
      if (random() < 0.5) inTurn.reverse();
      for (const turn of inTurn) await turn();
    }
    const area = areaUnderCurve(known, unknown);
    const apart = Math.abs(percentile(known, 0.5) / percentile(unknown, 0.5) - 1);
    report.tried(`${pairs} wrong logins of known and as many of unknown names, in random turn`);
    report.measured(
      `medians ${percentile(known, 0.5).toFixed(1)} and ${percentile(unknown, 0.5).toFixed(1)} ms ` +
        `(${(apart * 100).toFixed(1)} % apart), area under the curve ${area.toFixed(3)}`,
    );
    const room = pairs >= 200 ? 0.1 : 0.25;
    report.expect(
      Math.abs(area - 0.5) <= room,
      `names can be told by time: area ${area.toFixed(3)}`,
    );
    client.close();
    await server.kill();
    removeFolder(dataDir);
  },
};
