import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { log } from '../history/log.ts';
import { reviveRun } from '../history/revive-run.ts';
import { newRun, type Run, replay } from '../history/run.ts';
import { performAt, redoAt, undoAt } from '../history/timed.ts';
import { trailOf } from '../history/trail.ts';
import { canUndo } from '../history/undo.ts';
import { play } from '../play.ts';
import { ruleOf } from '../rules/table.ts';
import type { Show } from '../show.ts';
import { showWith, team } from '../testing.ts';
import { ACTIONS_BY_TYPE } from '../testing-actions.ts';
import { CLOCK_NAMES, leftAt } from './clocks.ts';
import { type HouseRules, PRESETS, type PuzzleKind } from './presets.ts';
import { resultsOf } from './results.ts';

const NOON = 1_700_000_000_000;
const SECONDS = { turnSeconds: 20, puzzleSeconds: 60 };

function started(houseRules: HouseRules, kinds: readonly PuzzleKind[]): Show {
  const { puzzles } = showWith({ phrases: ['red dog', 'blue sky', 'old owl'] });
  const teams = [team('Red Pandas', 400), team('', 50)];
  const chosen = {
    ...showWith(),
    puzzles,
    teams,
    kinds,
    houseRules: { ...houseRules, ...SECONDS },
  };
  return play(chosen, { type: 'startGame', withWheel: true }).show;
}

const STARTS = [
  started(PRESETS.manual, []),
  started(PRESETS.simple, ['round', 'tossUp']),
  started(PRESETS.classic, []),
  started(PRESETS.classic, ['tossUp', 'finalSpin', 'bonus']),
  started(PRESETS.classic, ['finalSpin', 'bonus', 'tossUp']),
  started(PRESETS.classic, ['bonus', 'tossUp', 'round']),
];

const RUNS = 100;
const isPlayed = ([action]: readonly Action[]) => action && ruleOf(action.type).kind !== 'boundary';
const anyAction = fc.oneof(
  ...ACTIONS_BY_TYPE.filter(isPlayed).map((samples) => fc.constantFrom(...samples)),
);
const move = fc.oneof(
  { weight: 5, arbitrary: anyAction },
  { weight: 1, arbitrary: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const) },
);
type Moves = readonly (readonly [Action | 'undo' | 'redo', number])[];
const moves: fc.Arbitrary<Moves> = fc.array(fc.tuple(move, fc.integer({ min: 0, max: 5000 })), {
  maxLength: 60,
  size: 'max',
});
const anyStart = fc.constantFrom(...STARTS);

/** Plays the moves, each some time after the one before, and looks at every run on the way. */
function watch(
  start: Show,
  sequence: Moves,
  look: (run: Run, before: Run, nowMs: number, next: unknown) => void,
): Run {
  let nowMs = NOON;
  return sequence.reduce((before, [next, passedMs]) => {
    nowMs += passedMs;
    const run =
      typeof next === 'object'
        ? performAt(before, next, nowMs).run
        : next === 'undo'
          ? undoAt(before, nowMs, trailOf(before))
          : redoAt(before, nowMs);
    look(run, before, nowMs, next);
    return run;
  }, newRun(start));
}

const check = (property: fc.IProperty<[Show, Moves]>) => fc.assert(property, { numRuns: RUNS });

it('[R10] [R2] shows what its steps replay to, and is undone to its start', () => {
  check(
    fc.property(anyStart, moves, (start, sequence) => {
      const last = watch(start, sequence, (run) => {
        expect(replay(run.start, run.steps)).toEqual(run.show);
      });
      let run = performAt(last, { type: 'endSpin' }, NOON).run;
      for (let steps = log(trailOf(run)).length; steps > 0; steps -= 1) run = undoAt(run, NOON);
      expect(canUndo(run)).toBe(false);
      expect(run.steps).toEqual([]);
      expect(run.show).toEqual(run.start);
    }),
  );
});

it('[S6] brings no score and no points of the puzzle below 0', () => {
  check(
    fc.property(anyStart, moves, (start, sequence) => {
      watch(start, sequence, ({ show }) => {
        const figures = [...show.teams.map(({ score }) => score), ...(show.desk?.earned ?? [])];
        expect(figures.every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true);
      });
    }),
  );
});

it('[Z2] adds up to its results, with a row for every puzzle that was shown', () => {
  check(
    fc.property(anyStart, moves, (start, sequence) => {
      const run = watch(start, sequence, () => {});
      const { before, puzzles, totals } = resultsOf(trailOf(run));
      const sums = before.map((score, at) =>
        puzzles.reduce((sum, { gains }) => sum + (gains[at] ?? 0), score),
      );
      expect(sums).toEqual(totals);
      expect(totals).toEqual(run.show.teams.map(({ score }) => score));
      expect(puzzles).toHaveLength(Object.keys(run.show.parked).length + 1);
    }),
  );
});

it('[O2] finds every board as it was left, after a jump away and back', () => {
  check(
    fc.property(anyStart, moves, (start, sequence) => {
      watch(start, sequence, ({ show }) => {
        if (show.spin) return;
        const at = show.currentPuzzleIndex;
        const away = play(show, { type: 'jumpTo', puzzle: (at + 1) % 3 }).show;
        const back = play(away, { type: 'jumpTo', puzzle: at }).show;
        expect(leftOf(back)).toEqual(leftOf(show));
        expect(back.teams).toEqual(show.teams);
      });
    }),
  );
});

/** What belongs to the current puzzle and stays with it; a buzz does not. */
function leftOf({ desk, ...show }: Show) {
  const { revealedLetters, correctLetters, usedLetters } = show;
  const { includeVowels, isComplete, rewardedTeam } = show;
  const special =
    desk?.special?.type === 'tossUp' ? { ...desk.special, buzzed: null } : desk?.special;
  return {
    board: [revealedLetters, correctLetters, usedLetters, includeVowels, isComplete, rewardedTeam],
    desk: desk && { turn: desk.turn, starter: desk.starter, earned: desk.earned, special },
  };
}

it('[O3] never loses a puzzle', () => {
  const phrases = ({ puzzles }: Show) => puzzles.map(({ searchedWord }) => searchedWord).sort();
  check(
    fc.property(anyStart, moves, (start, sequence) => {
      watch(start, sequence, ({ show }) => expect(phrases(show)).toEqual(phrases(start)));
    }),
  );
});

it('[K2] [K7] has clocks that are never below 0, and never started by undo or redo', () => {
  check(
    fc.property(anyStart, moves, (start, sequence) => {
      watch(start, sequence, ({ clocks, ...run }, before, nowMs, next) => {
        for (const which of CLOCK_NAMES) {
          const clock = clocks[which];
          if (!clock) continue;
          expect(clock.leftMs).toBeGreaterThanOrEqual(0);
          expect(leftAt(clock, nowMs)).toBeGreaterThanOrEqual(0);
          const isNew = run.steps !== before.steps;
          if (typeof next === 'string' && isNew) expect(clock.runningSinceMs).toBe(null);
        }
      });
    }),
  );
});

it('[R10] comes back from storage as it was', () => {
  check(
    fc.property(anyStart, moves, (start, sequence) => {
      const run = watch(start, sequence, () => {});
      expect(reviveRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
    }),
  );
});
