import { deserialize, serialize } from 'node:v8';
import {
  type Action,
  log,
  newRun,
  PRESETS,
  performAt,
  type Run,
  resultsOf,
  reviveRun,
  type Trail,
  trailOf,
  undoAt,
} from '@wheel/game';
import { kilobytes, median, percentile, plain } from '../testing/figures.ts';
import { provenance } from '../testing/system/machine.ts';
import { type Bench, say, table } from './lib/bench.ts';

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
  chart: {
    title: 'Show of 5,000 steps: p99 ms',
    column: 'p99 ms',
    rows: /undo|play a step|log|save/,
    limit: { name: 'limit (20 for a save)', value: 10 },
  },
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

const TEAMS = 4;
/** None of them opens the last letter: the phrase has vowels, and those are not called. */
const CONSONANTS = [...'BCDFGHJKLMNPQRSTVWXYZ'];

const puzzle = (id: number) => ({
  id,
  gametitle: 'A long evening',
  category: `Category ${id}`,
  searchedWord: `A rather long phrase to be guessed number ${id}`,
});

/** What happens on one puzzle: letters right and wrong, scores moved, the phrase solved, the next one shown. */
function stepsOn(id: number, count: number): readonly Action[] {
  const letters = CONSONANTS.map((letter): Action => ({ type: 'guessLetter', letter }));
  const scores = Array.from(
    { length: count - letters.length - 2 },
    (_, at): Action => ({ type: 'adjustScore', team: at % TEAMS, delta: 100 }),
  );
  const phrase = puzzle(id).searchedWord;
  return [...letters, ...scores, { type: 'guessPhrase', phrase }, { type: 'nextPuzzle' }];
}

/** An evening at the desk, played from its first step to its last. */
function longShow(puzzles: number, steps: number): Run {
  const ids = Array.from({ length: puzzles + 1 }, (_, at) => at + 1);
  const chosen = newRun();
  const show = {
    ...chosen.show,
    puzzles: ids.map(puzzle),
    teams: Array.from({ length: TEAMS }, () => ({
      name: 'Team',
      score: 0,
      color: '#112233',
      prizes: [],
    })),
    houseRules: PRESETS.simple,
  };
  const actions: readonly Action[] = [
    { type: 'startGame', withWheel: true },
    ...ids.slice(0, puzzles).flatMap((id) => stepsOn(id, steps / puzzles)),
  ];
  return actions.reduce((run, action, at) => performAt(run, action, at).run, newRun(show));
}
