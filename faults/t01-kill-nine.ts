import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../testing/figures.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import type { SentGame } from './support/games.ts';
import { startServer } from './support/server.ts';
import { expectIntact, expectKept } from './support/verify.ts';
import { startWriters } from './support/writers.ts';

const WRITERS = 8;

/** Seen to fail on `injected/commit-later.mjs`, which answers a create before its transaction is committed. */
export const fault: Fault = {
  title: 'kill -9 while games are written, on the embedded database',
  injection: 'the server answers before it commits',

  async run({ options, report, random, say }) {
    const rounds = roundsOf(options, 50, 4);
    const injected = options.isInjected ? 'commit-later.mjs' : undefined;
    const dataDir = scratchFolder('faults-kill');
    const everAcknowledged: SentGame[] = [];
    const readyMs: number[] = [];
    let sentCount = 0;

    let server = await startServer({ env: { DATA_DIR: dataDir }, injected });
    for (let round = 1; round <= rounds; round++) {
      const writers = startWriters(server.origin, WRITERS);
      await writers.started();
      await pause(30 + random() * 300);
      await server.kill();
      await writers.stop();
      for (const surprise of writers.surprises) report.lost(`round ${round}: answered ${surprise}`);

      server = await startServer({ env: { DATA_DIR: dataDir }, injected });
      readyMs.push(server.readyMs);
      await expectKept(report, server.origin, writers, `round ${round}`);
      expectIntact(report, dataDir, `round ${round}`);
      everAcknowledged.push(...writers.acknowledged);
      sentCount += writers.sent.length;
      if (round % 10 === 0) say(`${round} of ${rounds} rounds, ${everAcknowledged.length} games`);
    }
    const games = { acknowledged: everAcknowledged, sent: everAcknowledged };
    await expectKept(report, server.origin, games, 'after all rounds');
    await server.kill();
    removeFolder(dataDir);

    report.tried(
      `${rounds} rounds of ${WRITERS} writers and SIGKILL 30 to 330 ms after the first answer: ` +
        `${sentCount} games of 3 entries sent, ${everAcknowledged.length} acknowledged`,
    );
    report.expect(everAcknowledged.length >= rounds, 'too few writes to show anything');
    const worst = { name: 'slowest start to ready', atMost: 2000, unit: 'ms' };
    report.measured(`median start to ready ${percentile(readyMs, 0.5).toFixed(0)} ms`);
    report.speed({ ...worst, value: Math.max(...readyMs) });
    report.notShown('a power cut: the kernel kept what the killed process had written (see T2)');
  },
};
