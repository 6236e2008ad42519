import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../testing/figures.ts';
import { openRoom } from '../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { ATTACKS, type Attack, type Target } from './support/attacks.ts';
import { type Bystander, leastWait, startBystander, WAIT_MAX_MS } from './support/bystander.ts';
import { Evening } from './support/evening.ts';
import type { Fault } from './support/fault.ts';
import { startServer } from './support/server.ts';

const PHONES = 30;
const SCHOOL = '10.1.1.1';
const ELSEWHERE = '10.2.2.2';
const WINDOW_MS = 500;

/** The longest waits of a visitor in short windows; the middle one of them is the attack's, not the machine's. */
async function watchWaits(bystander: Bystander, signal: AbortSignal): Promise<number> {
  const waits: number[] = [];
  while (!signal.aborted) {
    await bystander.longestMs();
    await pause(WINDOW_MS);
    waits.push(await bystander.longestMs());
  }
  return percentile(waits, 0.5);
}

/** Everything that people in a room do, while the attack goes on. */
async function playThrough(evening: Evening, isShort: boolean, mayJoin: boolean): Promise<void> {
  for (let round = 0; round < (isShort ? 1 : 3); round += 1) {
    await evening.plays();
    if (evening.lost > 0) throw new Error(`${evening.lost} were put out`);
    if (mayJoin) await evening.morePhones(2);
    await evening.everybodyComesBack();
    await evening.hostComesBack();
    await evening.plays();
  }
}

/** Seen to fail with RATE_LIMIT=off: floods of frames then keep everybody waiting. */
export const fault: Fault = {
  title: 'a show of thirty phones beside every attack, from elsewhere and from its own address',
  injection: 'the rates are not limited',

  async run({ options, report }) {
    const isShort = options.isQuick || options.isInjected;
    const dataDir = scratchFolder('faults-innocents');
    const server = await startServer({
      env: {
        DATA_DIR: dataDir,
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'error',
        RATE_LIMIT: options.isInjected ? 'off' : '',
      },
    });
    const { origin, port } = server;

    /** Gives how long a visitor waits while the attack goes on. */
    async function waitUnder(attack: Attack, isSame: boolean): Promise<number> {
      const room = await openRoom(origin);
      const target: Target = { origin, port, code: room.code };
      const evening = new Evening(target, SCHOOL, room.hostSecret);
      const over = new AbortController();
      const bystander = startBystander(origin);
      try {
        await evening.begin(isShort ? 8 : PHONES);
        const attacking = attack(target, isSame ? SCHOOL : ELSEWHERE, over.signal);
        const watching = watchWaits(bystander, over.signal);
        await pause(WINDOW_MS);
        await playThrough(evening, isShort, !isSame);
        await pause(2 * WINDOW_MS);
        over.abort();
        await attacking;
        return await watching;
      } finally {
        over.abort();
        evening.end();
        await bystander.stop();
        await fetch(`${origin}/api/rooms/${room.code}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${room.hostSecret}` },
        });
      }
    }

    async function under(name: string, attack: Attack, isSame: boolean): Promise<void> {
      const label = `${name} from ${isSame ? 'the same address' : 'elsewhere'}`;
      try {
        const waitedMs = await leastWait(() => waitUnder(attack, isSame));
        report.speed({ name: label, value: waitedMs, atMost: WAIT_MAX_MS, unit: 'ms' });
      } catch (error) {
        report.lost(`${label}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }

    for (const [name, attack] of Object.entries(ATTACKS)) {
      await under(name, attack, false);
      await under(name, attack, true);
      if (options.isInjected && report.lossCount > 0) break;
    }
    report.expect(!server.hasEnded, `the server ended: ${server.output()}`);
    report.tried(`${Object.keys(ATTACKS).length} attacks, each from two addresses`);
    await server.kill();
    removeFolder(dataDir);
  },
};
