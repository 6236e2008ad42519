import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Action, ActionType } from '../action.ts';
import { log } from '../history/log.ts';
import { reviveRun } from '../history/revive-run.ts';
import { newRun, type Run, replay } from '../history/run.ts';
import { performAt, redoAt, undoAt } from '../history/timed.ts';
import { trailOf } from '../history/trail.ts';
import { canUndo } from '../history/undo.ts';
import { objectionTo, play } from '../play.ts';
import { ruleOf } from '../rules/table.ts';
import type { Show } from '../show.ts';
import { showWith, team } from '../testing.ts';
import { ACTIONS_BY_TYPE } from '../testing-actions.ts';
import { CHIPS, points, type Segment } from '../wheel/segment.ts';
import { CLOCK_NAMES, leftAt } from './clocks.ts';
import { type HouseRules, PRESETS, type PuzzleKind } from './presets.ts';
import { resultsOf } from './results.ts';

const NOON = 1_700_000_000_000;

const RUNS = 50;
const WHEEL: readonly Segment[] = [...points(300, 700, 1000), ...CHIPS.slice(-5)];

function started(houseRules: HouseRules, kinds: readonly PuzzleKind[] = []): Show {
  const { puzzles } = showWith({ phrases: ['red dog', 'blue sky', 'old owl'] });
  const chosen = {
    ...showWith({ teams: [team('Red Pandas', 400), team('', 50)] }),
    puzzles,
    kinds,
    houseRules: { ...houseRules, turnSeconds: 20, puzzleSeconds: 60 },
    wheelSegments: WHEEL,
  };
  return play(chosen, { type: 'startGame', withWheel: true }).show;
}

const anyStart = fc.constantFrom(
  started(PRESETS.manual),
  started(PRESETS.simple, ['round', 'tossUp']),
  started(PRESETS.classic),
  started(PRESETS.classic, ['tossUp', 'finalSpin', 'bonus']),
  started(PRESETS.classic, ['finalSpin', 'bonus', 'tossUp']),
  started(PRESETS.classic, ['bonus', 'tossUp', 'round']),
);

/** What makes a show go on comes more often than what leads away from the puzzle. */
const GOES_ON: readonly ActionType[] = [
  'guessLetter',
  'startSpin',
  'endSpin',
  'closeReward',
  'giveVerdict',
  'startTossUp',
  'openTossUpLetter',
  'buzz',
  'pickLetter',
  'openPicks',
  'rewardTeam',
];
const DECK = ACTIONS_BY_TYPE.flatMap((samples) => {
  const [{ type } = { type: 'endSpin' as const }] = samples;
  if (ruleOf(type).kind === 'boundary') return [];
  return Array.from({ length: GOES_ON.includes(type) ? 8 : 1 }, () => samples);
});

/** Where to look in the deck for something that may happen, and how long after the move before. */
type Move = { readonly card: number; readonly sample: number; readonly passedMs: number };
const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.record({
    card: fc.nat({ max: DECK.length + 12 }),
    sample: fc.nat({ max: 30 }),
    passedMs: fc.nat({ max: 5000 }),
  }),
  { maxLength: 60, size: 'max' },
);

/** The first action from that card on, round the deck, that may happen. The last cards are undo and redo. */
function chosen(show: Show, { card, sample }: Move): Action | 'undo' | 'redo' {
  if (card >= DECK.length) return card % 3 === 0 ? 'redo' : 'undo';
  for (let tried = 0; tried < DECK.length; tried += 1) {
    // Cards of one type lie together; a step that shares no factor with their number visits all of them apart.
    const samples = DECK[(card + tried * 31) % DECK.length] ?? [];
    for (let at = 0; at < samples.length; at += 1) {
      const action = samples[(sample + at) % samples.length];
      if (action && objectionTo(show, action) === null) return action;
    }
  }
  return 'undo';
}

type Look = (run: Run, before: Run, nowMs: number, done: Action | 'undo' | 'redo') => void;

/** Plays the moves and looks at every run on the way. */
function watch(start: Show, sequence: readonly Move[], look: Look = () => {}): Run {
  let nowMs = NOON;
  return sequence.reduce((before, move) => {
    nowMs += move.passedMs;
    const next = chosen(before.show, move);
    const run = after(before, next, nowMs);
    look(run, before, nowMs, next);
    return run;
  }, newRun(start));
}

function after(run: Run, next: Action | 'undo' | 'redo', nowMs: number): Run {
  if (next === 'undo') return undoAt(run, nowMs, trailOf(run));
  return next === 'redo' ? redoAt(run, nowMs) : performAt(run, next, nowMs).run;
}

const check = (property: fc.IProperty<[Show, readonly Move[]]>, more = {}) =>
  fc.assert(property, { numRuns: RUNS, ...more });

it('is worth looking at: everything that can happen does', () => {
  const seen = new Set<string>();
  const looking = fc.property(anyStart, moves, (start, sequence) => {
    watch(start, sequence, (run, before, _nowMs, next) => {
      if (run !== before) seen.add(typeof next === 'object' ? next.type : next);
    });
  });
  check(looking, { seed: 7, numRuns: 200 });
  const types = new Set(DECK.flat().map(({ type }) => type));
  expect([...types].filter((type) => !seen.has(type))).toEqual([]);
});

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
      const run = watch(start, sequence);
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
      const run = watch(start, sequence);
      expect(reviveRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
    }),
  );
});
