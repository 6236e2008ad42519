import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { median, percentile } from '../testing/figures.ts';
import { removeFolder } from '../testing/system/own.ts';
import { type Fault, secondsOf } from './support/fault.ts';
import { makeGame } from './support/games.ts';
import { manyGames, seededQuizId } from './support/many-games.ts';
import { openLoop } from './support/open-loop.ts';
import { startServer } from './support/server.ts';

const GAMES = 10_000;
const RUNS = 5;
const SMALL_RUNS = 3;
/** A flush stops the server's other work, so a slow disk shows in a call's time as often as the calls meet it. */
const FLUSHES_PER_CALL = 4;
const WRITE_SHARE = 0.1;

/** What a small write takes until it is on this disk, with nothing else to do. */
function flushTimesMs(folder: string): number[] {
  const file = openSync(join(folder, 'flush'), 'w');
  const timesMs = Array.from({ length: 100 }, () => {
    const startedMs = performance.now();
    writeSync(file, 'x'.repeat(4096));
    fdatasyncSync(file);
    return performance.now() - startedMs;
  });
  closeSync(file);
  return timesMs;
}

/** Seen to fail on `injected/stumble.mjs`, which stops the whole server for a moment now and then. */
export const fault: Fault = {
  title: 'nine reads to one write at a fixed pace',
  injection:
    'the server stands still for a second and a half now and then, and fails one call in 500',

  async run({ options, report, random, say }) {
    const isSmall = options.isQuick || options.isInjected;
    const runs = isSmall ? SMALL_RUNS : RUNS;
    const seconds = secondsOf(options, 60, 12) / runs;
    const perSecond = isSmall ? 200 : 2000;
    const dataDir = await manyGames(GAMES, options.seed);
    const injected = options.isInjected ? 'stumble.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir }, injected });
    const oneGame = () => seededQuizId(Math.floor(random() * GAMES));
    const next = () =>
      random() < WRITE_SHARE
        ? { path: '/api/games', call: { body: makeGame().entries } }
        : { path: `/api/quiz/${oneGame()}` };

    // Of 1,600 calls a single wait for the disk is the p99, so a short run is judged by its p95.
    const share = isSmall ? 0.95 : 0.99;
    const figure = `p${share * 100}`;
    const worst: number[] = [];
    const flushes: number[] = [];
    let sent = 0;
    for (let run = 1; run <= runs; run++) {
      flushes.push(...flushTimesMs(dataDir));
      const result = await openLoop(server.origin, { perSecond, seconds, next });
      sent += result.sent;
      worst.push(percentile(result.timesMs, share));
      const shed = result.statuses.get(503) ?? 0;
      const good = (result.statuses.get(200) ?? 0) + (result.statuses.get(201) ?? 0);
      const wrong = result.sent - good - shed;
      report.expect(wrong === 0, `run ${run}: ${wrong} of ${result.sent} calls failed`);
      if (shed > 0)
        report.measured(`run ${run}: ${shed} of ${result.sent} told to come back later`);
      say(`run ${run} of ${runs}: ${figure} ${worst.at(-1)?.toFixed(1)} ms`);
    }
    report.tried(`${sent} calls at ${perSecond} a second, in ${runs} runs of ${seconds} s`);
    const flushMs = percentile(flushes, share);
    report.measured(`${figure} of a bare flush of the disk ${flushMs.toFixed(1)} ms`);
    report.speed({
      name: `median of the ${figure}s`,
      value: median(worst),
      atMost: Math.round(50 + FLUSHES_PER_CALL * flushMs),
      unit: 'ms',
    });
    report.notShown('load from other machines: client and server share these cores');
    await server.kill();
    removeFolder(dataDir);
  },
};
