import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../apps/server/src/storage/store.ts';
import { inconsistencies } from '../apps/server/test/support/consistency.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { leaveGames, leavingsIn } from './support/leavings.ts';
import { startServer } from './support/server.ts';
import { expectIntact } from './support/verify.ts';

/** Enough that a purge is still under way when its server is ready. */
const GAMES = 6000;
const DONE_WITHIN_MS = 300_000;

/** Seen to fail on `injected/no-transaction.mjs`, with which a kill leaves games without their puzzles. */
export const fault: Fault = {
  title: 'kill -9 while the trash is emptied and a deleted account goes',
  injection: 'the server writes without transactions',

  async run({ options, report, random, say }) {
    const rounds = roundsOf(options, 50, 4);
    const injected = options.isInjected ? 'no-transaction.mjs' : undefined;
    const dataDir = scratchFolder('faults-purges');
    const settings = { databaseUrl: null, dataDir };
    await (await openStore(settings)).close();
    let removed = 0;
    let cutShort = 0;

    for (let round = 1; round <= rounds; round++) {
      if (leavingsIn(dataDir).games < GAMES / 2) await leaveGames(dataDir, GAMES, round);
      const before = leavingsIn(dataDir).games;
      const server = await startServer({ env: { DATA_DIR: dataDir }, injected });
      await pause(random() * 100);
      await server.kill();
      const after = leavingsIn(dataDir);
      removed += before - after.games;
      if (after.games > 0 && after.games < before) cutShort += 1;
      const when = `round ${round}`;
      report.expect(
        after.games === 0 || after.users === 1,
        `${when}: the name went before its games`,
      );
      for (const problem of (await inconsistencies(settings)).slice(0, 5))
        report.lost(`${when}: ${problem}`);
      expectIntact(report, dataDir, when);
      if (round % 10 === 0) say(`${round} of ${rounds} rounds, ${removed} games removed`);
    }

    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const startedAt = performance.now();
    const isLeft = () => leavingsIn(dataDir).games + leavingsIn(dataDir).users > 0;
    while (isLeft() && performance.now() - startedAt < DONE_WITHIN_MS) await pause(50);
    report.expect(!isLeft(), `something is left ${DONE_WITHIN_MS} ms after the last start`);
    for (const problem of (await inconsistencies(settings)).slice(0, 5))
      report.lost(`in the end: ${problem}`);
    await server.kill();
    removeFolder(dataDir);
    report.expect(cutShort > rounds / 4, `only ${cutShort} of ${rounds} purges were cut short`);
    report.tried(`${rounds} rounds: ${removed} games removed, ${cutShort} purges cut short`);
  },
};
