import { ROOM_LETTERS } from '@wheel/contract';
import { percentile } from '../testing/figures.ts';
import { openRoom } from '../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import type { Fault } from './support/fault.ts';
import { startProber } from './support/prober.ts';
import { startServer } from './support/server.ts';

/** Seen to fail with RATE_LIMIT=off: a right code among the wrong ones then shows itself. */
export const guessedCodes: Fault = {
  title: 'ten thousand guessed codes, with a right one among them',
  needs: 'server',
  isQuickToo: true,
  plant: 'the rates are not limited',

  async run({ options, report, random }) {
    const guesses = options.isQuick || options.isPlanted ? 2_000 : 10_000;
    const dataDir = scratchFolder('faults-guesses');
    const env = options.isPlanted ? { DATA_DIR: dataDir } : { DATA_DIR: dataDir, RATE_LIMIT: '' };
    const server = await startServer({ env });
    const { code } = await openRoom(server.origin);
    const draw = () =>
      Array.from({ length: 6 }, () => ROOM_LETTERS[Math.floor(random() * 20)] ?? 'B').join('');
    const prober = startProber(server.origin, '/api/searchsuggestions');
    const counts = new Map<number, number>();
    let hits = 0;
    for (let nth = 0; nth < guesses; nth += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, at) => {
          // Half of them late: by then this address has guessed too often to be told.
          const isRight = nth + at > guesses / 2 && (nth + at) % 100 === 0;
          const answer = await fetch(`${server.origin}/api/rooms/${isRight ? code : draw()}`);
          await answer.body?.cancel();
          counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
          if (answer.status === 200) hits += 1;
        }),
      );
    }
    const { timesMs, failures } = await prober.stop();
    report.expect(hits <= 3, `the right code showed itself ${hits} times`);
    const other = [...counts.keys()].filter((status) => ![200, 404, 429].includes(status));
    report.expect(other.length === 0, `answered ${other.join(', ')}`);
    for (const failure of failures.filter((text) => !text.endsWith(' 429')))
      report.lost(`visitor: ${failure}`);
    report.tried(
      `${guesses} guesses: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
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
