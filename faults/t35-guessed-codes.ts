import { ROOM_LETTERS } from '@wheel/contract';
import { percentile } from '../testing/figures.ts';
import { openRoom } from '../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import type { Fault } from './support/fault.ts';
import { startProber } from './support/prober.ts';
import { startServer } from './support/server.ts';

const ROOMS = 20;
/** As many as the server lets one address be wrong at first. */
const WRONG_PER_ADDRESS = 60;
/** And how often it lets it try from then on. */
const PASSES_EVERY_MS = 2000;
/** Who guesses did not open the rooms: an address is told at once about those that it opened itself. */
const GUESSER = { 'x-forwarded-for': '10.9.8.7' };

/** Seen to fail with RATE_LIMIT=off: right codes among the wrong ones then show themselves. */
export const guessedCodes: Fault = {
  title: 'ten thousand guessed codes, with right ones among them',
  needs: 'server',
  isQuickToo: true,
  plant: 'the rates are not limited',

  async run({ options, report, random }) {
    const guesses = options.isQuick || options.isPlanted ? 2_000 : 10_000;
    const dataDir = scratchFolder('faults-guesses');
    const env = {
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      ...(options.isPlanted ? {} : { RATE_LIMIT: '' }),
    };
    const server = await startServer({ env });
    const codes: string[] = [];
    for (let room = 0; room < ROOMS; room += 1) codes.push((await openRoom(server.origin)).code);
    const draw = () =>
      Array.from({ length: 6 }, () => ROOM_LETTERS[Math.floor(random() * 20)] ?? 'B').join('');
    const prober = startProber(server.origin, '/api/searchsuggestions');
    const counts = new Map<number, number>();
    let made = 0;
    const startedAt = performance.now();
    while (made < guesses || codes.length > 0) {
      // A right one now and then, each once, as soon as this address has guessed too often to be told.
      const isTooOften = (counts.get(404) ?? 0) >= WRONG_PER_ADDRESS;
      const right = isTooOften ? codes.pop() : undefined;
      await Promise.all(
        [right, ...Array.from({ length: 49 }, draw)].map(async (code = draw()) => {
          const answer = await fetch(`${server.origin}/api/rooms/${code}`, { headers: GUESSER });
          await answer.body?.cancel();
          counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        }),
      );
      made += 50;
    }
    const hits = counts.get(200) ?? 0;
    const { timesMs, failures } = await prober.stop();
    const allowed = 2 + (performance.now() - startedAt) / PASSES_EVERY_MS;
    report.expect(hits <= allowed, `${hits} of ${ROOMS} right codes showed themselves`);
    const other = [...counts.keys()].filter((status) => ![200, 404, 429].includes(status));
    report.expect(other.length === 0, `answered ${other.join(', ')}`);
    for (const failure of failures.filter((text) => !text.endsWith(' 429')))
      report.lost(`visitor: ${failure}`);
    report.tried(
      `${made} guesses: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    );
    report.speed({
      name: "visitor's p99",
      value: percentile(timesMs, 0.99),
      atMost: 100,
      unit: 'ms',
    });
    await server.kill();
    removeFolder(dataDir);
  },
};
