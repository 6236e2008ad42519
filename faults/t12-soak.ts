import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../testing/figures.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { residentMb } from '../testing/system/usage.ts';
import { createClient, patiently } from './support/client.ts';
import { type Fault, secondsOf } from './support/fault.ts';
import { makeGame } from './support/games.ts';
import { openLoop } from './support/open-loop.ts';
import { startServer } from './support/server.ts';

const PER_SECOND = 60;
const SAMPLES = 24;
const QUIZZES = 50;

type Sample = { readonly minute: number; readonly memoryMb: number; readonly files: number };

/** Megabytes a minute, by the line that fits the samples best. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = mean(samples.map((sample) => sample.minute));
  const memory = mean(samples.map((sample) => sample.memoryMb));
  let above = 0;
  let below = 0;
  for (const sample of samples) {
    above += (sample.minute - minute) * (sample.memoryMb - memory);
    below += (sample.minute - minute) ** 2;
  }
  return above / below;
}

/** Seen to fail on `injected/hoard.mjs`, which keeps something of every request and forgets to close files. */
export const fault: Fault = {
  title: 'the same load for minutes, watching memory, open files and the log',
  injection: 'something of every request is kept for ever, a file too now and then',

  async run({ options, report, random, say }) {
    const seconds = secondsOf(options, 240, 30);
    const dataDir = scratchFolder('faults-soak');
    const injected = options.isInjected ? 'hoard.mjs' : undefined;
    const nodeFlags = ['--max-semi-space-size=4', '--max-old-space-size=96'];
    const server = await startServer({ env: { DATA_DIR: dataDir }, injected, nodeFlags });
    const client = createClient(server.origin);
    const quizIds: string[] = [];
    for (let nth = 0; nth < QUIZZES; nth++) {
      const game = makeGame();
      await patiently(client, '/api/games', { body: game.entries });
      quizIds.push(game.quizId);
    }
    client.close();
    const next = () => {
      const dice = random();
      if (dice < 0.04) return { path: '/api/games', call: { body: makeGame().entries } };
      if (dice < 0.3) return { path: '/api/search?query=made' };
      if (dice < 0.4) return { path: '/api/searchsuggestions' };
      return { path: `/api/quiz/${quizIds[Math.floor(random() * QUIZZES)]}` };
    };

    const samples: Sample[] = [];
    const every = Math.max(1, Math.floor(seconds / SAMPLES));
    const result = await openLoop(server.origin, {
      perSecond: PER_SECOND,
      seconds,
      next,
      onSecond(second) {
        if (second % every !== 0) return;
        const memoryMb = residentMb(server.pid);
        const files = readdirSync(`/proc/${server.pid}/fd`).length;
        samples.push({ minute: second / 60, memoryMb, files });
        if (samples.length % 6 === 0)
          say(`${second} of ${seconds} s: ${memoryMb.toFixed(0)} MB, ${files} files`);
      },
    });

    // The first third is the time in which caches fill and code is compiled.
    const settled = samples.slice(Math.floor(samples.length / 3));
    const files = settled.map((sample) => sample.files);
    const logMb = statSync(join(dataDir, 'wheel.sqlite-wal')).size / 2 ** 20;
    const slope = slopeOf(settled);
    const wrong =
      result.sent -
      [200, 201, 503].reduce((sum, status) => sum + (result.statuses.get(status) ?? 0), 0);
    report.tried(
      `${result.sent} calls in ${seconds} s, ${samples.length} samples, the last two thirds judged`,
    );
    report.expect(wrong === 0, `${wrong} calls failed`);
    const moved = Math.max(...files) - median(files);
    report.expect(moved <= 110, `open files grew by ${moved}`);
    report.measured(
      `memory at last ${samples.at(-1)?.memoryMb.toFixed(0)} MB, open files ${files.at(-1)}`,
    );
    const bound = options.isQuick || options.isInjected ? 20 : 3;
    report.measured(`memory grew by ${slope.toFixed(2)} MB a minute (fails past ${bound})`);
    report.expect(slope <= bound, `memory grew by ${slope.toFixed(2)} MB a minute`);
    report.expect(logMb <= 64, `the log of the database has grown to ${logMb.toFixed(0)} MB`);
    report.notShown(`a run of 24 hours: this one took ${(seconds / 60).toFixed(1)} minutes`);
    await server.kill();
    removeFolder(dataDir);
  },
};
