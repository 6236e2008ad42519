import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { lettersInPlay } from '../board.ts';
import { log } from '../history/log.ts';
import { reviveRun } from '../history/revive-run.ts';
import { newRun, perform, type Run, replay } from '../history/run.ts';
import { performAt, redoAt, undoAt } from '../history/timed.ts';
import { trailOf } from '../history/trail.ts';
import { canRedo, canUndo, redo, undo } from '../history/undo.ts';
import { baseLetter, isVowel } from '../letters.ts';
import { objectionTo, play } from '../play.ts';
import type { Show } from '../show.ts';
import { SCREEN_ACTIONS } from '../testing-actions.ts';
import { CHIPS } from '../wheel/segment.ts';
import { closedTiles } from './last-letters.ts';
import { movesOf } from './moves.ts';
import { PUZZLE_KINDS } from './presets.ts';
import { chosen } from './testing-choices.ts';
import { deskShow, TEAMS } from './testing-desk.ts';
import { closedPlaces } from './toss-up.ts';

/** Thousands in all, with fewer of the two that play each show several times over. */
const numRuns = 600;
const dearRuns = 100;

const anyStart = fc
  .record({
    preset: fc.constantFrom('simple' as const, 'classic' as const),
    kinds: fc.array(fc.constantFrom(...PUZZLE_KINDS), { minLength: 3, maxLength: 3 }),
    teamCount: fc.integer({ min: 1, max: 3 }),
    wheelSegments: fc.array(fc.constantFrom(...CHIPS), { minLength: 4, maxLength: 8 }),
    phrases: fc.constantFrom(
      ['red dog', 'blue sky', 'old owl'],
      ['aua', 'rhythm', 'tree'],
      ['Größe', 'bed', '7 up'],
    ),
  })
  .map(({ teamCount, ...wanted }) => deskShow({ ...wanted, teams: TEAMS.slice(0, teamCount) }));

/** Numbers that choose among what may be done: refused actions would lead nowhere. */
const anyChoices = fc.noBias(
  fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 20, maxLength: 60 }),
);

const settled = (run: Run): Run => perform(run, { type: 'endSpin' }).run;

const played = (start: Show, choices: readonly number[]): Run =>
  choices.reduce<Run>((run, choice) => perform(run, chosen(run.show, choice)).run, newRun(start));

describe('whatever happens at a desk', () => {
  it('[R10] its steps replay to the same show, also when it was stored', () => {
    const move = fc.oneof(
      { weight: 6, arbitrary: fc.noBias(fc.nat(1_000_000)) },
      { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...SCREEN_ACTIONS) },
    );
    fc.assert(
      fc.property(anyStart, fc.array(move, { minLength: 20, maxLength: 50 }), (start, moves) => {
        let run = newRun(start);
        for (const next of moves) {
          if (next === 'undo') run = undoAt(run, 7);
          else if (next === 'redo') run = redoAt(run, 7);
          else {
            const action = typeof next === 'number' ? chosen(run.show, next) : next;
            run = performAt(run, action, 7).run;
          }
          expect(replay(run.start, run.steps)).toEqual(run.show);
        }
        expect(reviveRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
      }),
      { numRuns: dearRuns },
    );
  });

  it('[R2] [R3] as many undos as steps give the start, and as many redos give it all back', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        const run = settled(played(start, choices));
        const lines = log(trailOf(run)).length;
        let back = run;
        let undos = 0;
        for (; canUndo(back); undos += 1) back = undo(back);
        expect(undos).toBe(lines);
        expect({ ...back.show, screen: start.screen }).toEqual(
          back.start.spin ? back.start : start,
        );
        while (canRedo(back)) back = redo(back);
        expect({ ...back.show, rewardDialogVisible: false }).toEqual({
          ...run.show,
          rewardDialogVisible: false,
        });
      }),
      { numRuns: dearRuns },
    );
  });

  it('[M10] [S6] no score and no points are below 0 or broken', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        let show = start;
        for (const choice of choices) {
          ({ show } = play(show, chosen(show, choice)));
          const figures = [
            ...show.teams.map(({ score }) => score),
            ...(show.desk?.earned ?? []),
            ...Object.values(show.parked).flatMap(({ desk }) => desk?.earned ?? []),
          ];
          expect(figures.every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true);
          if (show.desk) expect(show.desk.earned).toHaveLength(show.teams.length);
        }
      }),
      { numRuns },
    );
  });

  it('[M3] points move only as the events say', () => {
    const stays = ['nextPuzzle', 'jumpTo', 'chooseRules', 'setKind'];
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        let show = start;
        for (const choice of choices) {
          const now = chosen(show, choice);
          if (stays.includes(now.type) || !show.desk) continue;
          const before = show.desk.earned;
          const { show: after, events } = play(show, now);
          show = after;
          const told = before.map((points, team) =>
            events.reduce((sum, event) => {
              if (event.type === 'banked') return 0;
              if (!('team' in event) || event.team !== team) return sum;
              switch (event.type) {
                case 'earned':
                  return sum + event.points;
                case 'bought':
                  return sum - event.price;
                case 'forfeited':
                  return sum - event.points;
                case 'verdictGiven':
                  return sum + event.change;
                case 'earnedSet':
                  return event.points;
                default:
                  return sum;
              }
            }, points),
          );
          expect(show.desk?.earned).toEqual(told);
        }
      }),
      { numRuns },
    );
  });

  it('[C1] [C5] a value stands and a verdict is due only where they can be used', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        let show = start;
        for (const choice of choices) {
          ({ show } = play(show, chosen(show, choice)));
          const { desk } = show;
          if (!desk || show.spin || desk.due.type === 'move') continue;
          expect(show.isComplete).toBe(false);
          expect(desk.special).toBe(null);
          if (desk.due.type === 'letter') {
            expect(closedTiles(show).consonants).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns },
    );
  });

  it('[U9] the host can always go on: something may be done, right ends the puzzle, and the next follows', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        const { show } = settled(played(start, choices));
        if (!show.desk) return;
        expect(movesOf(show).length > 0).toBe(!show.isComplete);
        const solved = show.isComplete ? show : answered(show);
        expect(solved.isComplete).toBe(true);
        const isLast = solved.currentPuzzleIndex === solved.puzzles.length - 1;
        expect(objectionTo(solved, { type: 'nextPuzzle' })).toBe(isLast ? 'LAST_PUZZLE' : null);
      }),
      { numRuns },
    );
  });

  it('[M7] a puzzle can be played to its end with nothing but spins, letters and picks', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, fc.nat(359), (start, choices, seed) => {
        const { show } = settled(played(start, choices));
        if (!show.desk) return;
        // A wheel on which no number stands asks the host for a value; here one does.
        const wheelSegments = [...show.wheelSegments, ...CHIPS.slice(0, 4)];
        expect(playedToTheEnd({ ...show, wheelSegments }, seed).isComplete).toBe(true);
      }),
      { numRuns },
    );
  });
});

const call = (letter: string): Action => ({ type: 'guessLetter', letter });

/** Right at once; in a toss-up somebody must buzz first. */
function answered(show: Show): Show {
  const ways: readonly Action[] = [
    { type: 'startTossUp', order: closedPlaces(show) },
    ...show.teams.map((_, team): Action => ({ type: 'buzz', team })),
    { type: 'acceptAnswer' },
  ];
  return ways.reduce((before, action) => play(before, action).show, show);
}

/** Plays by the rules alone, without the host's help, until the puzzle is complete or patience ends. */
function playedToTheEnd(start: Show, seed: number): Show {
  let show = start;
  for (let step = 0; step < 500 && !show.isComplete; step += 1) {
    const extraDegrees = 1800 + ((seed + step * 97) % 360);
    const spin: Action = { type: 'startSpin', extraDegrees, atMs: 1 };
    const may = (action: Action) => objectionTo(show, action) === null;
    const action = show.spin ? ({ type: 'endSpin' } as const) : regularMoves(show, spin).find(may);
    if (!action) return show;
    ({ show } = play(show, action));
  }
  return show;
}

function regularMoves(show: Show, spin: Action): readonly Action[] {
  const letters = [...new Set(closedLetters(show))];
  switch (movesOf(show)[0]) {
    case 'verdict':
      return [{ type: 'giveVerdict', outcome: 'nothing', points: 0 }];
    case 'startTossUp':
      return [{ type: 'startTossUp', order: closedPlaces(show) }];
    case 'buzz':
      return [{ type: 'openTossUpLetter' }];
    case 'answer':
      return [{ type: 'refuseAnswer' }];
    case 'pick':
      // A host who has opened most letters for free leaves too few to pick.
      return [...[...ALPHABET].map((letter): Action => ({ type: 'pickLetter', letter })), timeUp];
    case 'openPicks':
      return [{ type: 'openPicks' }];
    default:
      return [
        ...letters.filter((letter) => !isVowel(letter)).map(call),
        ...(letters.every(isVowel) ? [] : [spin]),
        ...letters.filter(isVowel).map(call),
        timeUp,
      ];
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const timeUp: Action = { type: 'passTurn', why: 'time' };

const closedLetters = (show: Show): readonly string[] => {
  const letters = lettersInPlay(show).flat();
  return closedPlaces(show).map((place) => baseLetter(letters[place] ?? ''));
};
