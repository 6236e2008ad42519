import { deserialize, serialize } from 'node:v8';
import { log, performAt, resultsOf, reviveRun, type Trail, trailOf, undoAt } from '@wheel/game';
import { kilobytes, median, percentile, plain } from '../../testing/figures.ts';
import { provenance } from '../../testing/system/machine.ts';
import { type Bench, say } from '../lib/bench.ts';
import { table } from '../lib/table.ts';
import { longShow } from './long-show.ts';

const explanation = `A show of many puzzles at a desk, played to its end; then each thing is done to it again and again. Undo and a step
include what the store keeps of them: the trail of the run, which the log is read from. Saving turns the run into the bytes that
the browser's storage would hold; the disk is not measured.`;

/** How long each of so many repetitions took. */
function timed(rounds: number, work: () => unknown): readonly number[] {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    work();
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Everything a host waits for, by name, with its limit in ms where there is one. */
function measured(trail: Trail, rounds: number) {
  const { run } = trail;
  const bytes = serialize(run);
  const few = Math.max(2, Math.ceil(rounds / 10));
  const works: readonly (readonly [string, number | null, number, () => unknown])[] = [
    ['undo a step', 10, rounds, () => trailOf(undoAt(run, 0, trail), trail)],
    [
      'play a step',
      10,
      rounds,
      () => trailOf(performAt(run, { type: 'adjustScore', team: 0, delta: 100 }, 0).run, trail),
    ],
    ['read the log', 10, rounds, () => log(trail)],
    ['save', 20, rounds, () => serialize(run)],
    ['tell the results', null, few, () => resultsOf(trail)],
    ['read it back and play it again', null, few, () => reviveRun(deserialize(bytes))],
  ];
  return works.map(([name, limit, count, work]) => {
    timed(Math.min(count, 20), work);
    return { name, limit, times: timed(count, work) };
  });
}

export const showBench: Bench = {
  title: 'Show: undo and saving after a long evening',
  async run({ isQuick, seed }) {
    const [puzzles, steps] = isQuick ? [8, 200] : [200, 5000];
    say(`  playing ${steps} steps`);
    const run = longShow(puzzles, steps);
    if (run.steps.length !== steps) throw new Error(`Only ${run.steps.length} steps were played.`);
    const trail = trailOf(run);
    const rows = measured(trail, isQuick ? 5 : 300).map(({ name, limit, times }) => [
      name,
      plain(median(times)),
      plain(percentile(times, 0.99)),
      limit === null ? '–' : limit,
    ]);
    const size = `${puzzles} puzzles and ${steps.toLocaleString('en-US')} steps, ${kilobytes(serialize(run).length)} saved`;
    const head = [size, 'median ms', 'p99 ms', 'limit ms'];
    return [explanation, table(head, rows), provenance(seed)].join('\n\n');
  },
};
