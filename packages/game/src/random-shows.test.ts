import { LANGUAGES } from '@wheel/alphabet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOW_ACTIONS } from '../test/actions.ts';
import { after, deskShow } from '../test/desk.ts';
import * as host from '../test/host.ts';
import { NOON, type Seen, watch } from '../test/random-shows.ts';
import { team } from '../test/shows.ts';
import type { Action } from './action.ts';
import { lettersInPlay } from './board.ts';
import { CLOCK_NAMES, leftAt } from './desk/clocks.ts';
import { closedTiles } from './desk/last-letters.ts';
import { movesOf } from './desk/moves.ts';
import { PRESET_NAMES, PUZZLE_KINDS } from './desk/presets.ts';
import { resultsOf } from './desk/results.ts';
import { closedTileIndexes } from './desk/toss-up.ts';
import { describeStep, log } from './history/log.ts';
import { reviveRun } from './history/revive-run.ts';
import { perform, type Run, replay } from './history/run.ts';
import { type Trail, trailOf } from './history/trail.ts';
import { canRedo, canUndo, redo, undo } from './history/undo.ts';
import { baseLetter, isVowel } from './letters.ts';
import { objectionTo, play } from './play.ts';
import { alphabetInPlay } from './puzzles.ts';
import type { Show } from './show.ts';
import { CHIPS } from './wheel/segment.ts';

const PRIZES = ['Cake', 'Free coffee'].map((text) => ({ type: 'prize', text }) as const);
const AVAILABLE = [...CHIPS, ...PRIZES];

/** Started shows by hand and at a desk, with clocks. */
const anyStart: fc.Arbitrary<Show> = fc
  .record({
    preset: fc.constantFrom(...PRESET_NAMES),
    kinds: fc.array(fc.constantFrom(...PUZZLE_KINDS), { minLength: 3, maxLength: 3 }),
    teams: fc.integer({ min: 1, max: 3 }).map((count) => TEAMS.slice(0, count)),
    wheelSegments: fc.array(fc.constantFrom(...AVAILABLE), { minLength: 4, maxLength: 8 }),
    phrases: fc.constantFrom(
      ['red dog', 'blue sky', 'old owl'],
      ['aua', 'rhythm', 'tree'],
      ['Größe', 'bed', '7 up'],
      ['l’œil', 'año', 'yeux-là'],
    ),
    language: fc.constantFrom(undefined, ...LANGUAGES, 'tlh'),
  })
  .map((wanted) =>
    deskShow({
      ...wanted,
      availableChips: AVAILABLE,
      rules: { turnSeconds: 20, puzzleSeconds: 60 },
    }),
  );

const TEAMS = [team('Red Pandas', 400), team('', 50), team('Late Owls')];

/** Numbers that choose among the moves: most actions drawn at random would be refused. */
const anyChoices = fc.noBias(
  fc.array(fc.nat(10_000_000), { minLength: 20, maxLength: 60, size: 'max' }),
);

type Options = Parameters<typeof watch>[3];

/** For those that play each show several times over. */
const DEAR = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 3) };

/** For every run of a random show. */
const always = (
  look: (seen: Seen, start: Show) => void,
  { withSetup = false, ...runs }: Options & Partial<typeof DEAR> = {},
) =>
  fc.assert(
    fc.property(anyStart, anyChoices, (start, choices) => {
      watch(start, choices, (seen) => look(seen, start), { withSetup });
    }),
    runs,
  );

/** For the last run of a random show. */
const atTheEnd = (
  look: (run: Run, start: Show) => void,
  { withSetup = false, ...runs }: Options & Partial<typeof DEAR> = {},
) =>
  fc.assert(
    fc.property(anyStart, anyChoices, (start, choices) => {
      look(watch(start, choices, undefined, { withSetup }), start);
    }),
    runs,
  );

const settled = (run: Run): Run => perform(run, host.end).run;

it('A random show has everything that can happen', () => {
  const seen = new Set<string>();
  const looking = fc.property(anyStart, anyChoices, (start, choices) => {
    watch(start, choices, ({ run, before, move }) => {
      if (run !== before) seen.add(typeof move === 'object' ? move.type : move);
    });
  });
  fc.assert(looking, { seed: 8, numRuns: 400 });
  const types = new Set(['undo', 'redo', 'goTo', ...SHOW_ACTIONS.map(({ type }) => type)]);
  // A setup is used before the game.
  expect([...types].filter((type) => !seen.has(type))).toEqual(['useSetup']);
});

describe('the history of a show', () => {
  it('[R10] replays to the show at any time, the setup included', () => {
    always(({ run }) => expect(replay(run.start, run.steps)).toEqual(run.show), {
      withSetup: true,
      ...DEAR,
    });
  });

  it('[R10] comes back from storage as it was, the setup included', () => {
    atTheEnd((run) => expect(reviveRun(JSON.parse(JSON.stringify(run)))).toEqual(run), {
      withSetup: true,
    });
  });

  it('[R2] [R3] [R8] is undone to its start line by line, and redone but for an open dialog', () => {
    atTheEnd((last, start) => {
      let run = settled(last);
      while (canRedo(run)) run = redo(run);
      const whole = { ...run.show, rewardDialogVisible: false };
      for (let lines = log(trailOf(run)).length; lines > 0; lines -= 1) {
        run = undo(run);
        expect(log(trailOf(run))).toHaveLength(lines - 1);
      }
      expect([canUndo(run), run.steps]).toEqual([false, []]);
      expect(run.show).toEqual(run.start);
      expect({ ...run.show, screen: start.screen }).toEqual(start);
      while (canRedo(run)) run = redo(run);
      expect({ ...run.show, rewardDialogVisible: false }).toEqual(whole);
      expect(replay(run.start, run.steps)).toEqual(run.show);
    }, DEAR);
  });

  it('[N4] [R5] is never undone to another screen or a turning wheel', () => {
    always(({ run, before, move }) => {
      const { screen } = before.show;
      const isGoing = typeof move === 'object' && move.type === 'goTo';
      expect(run.show.screen).toBe(isGoing ? move.screen : screen);
      expect(run.start.screen).toBe(run.show.screen);
      if (typeof move === 'string' && run !== before) expect(run.show.spin).toBe(null);
    });
  });

  it('[R8] [R2] has the same trail, and is undone the same, whether it was followed or is made now', () => {
    const spin = fc.constantFrom(null, { extraDegrees: 1900, startedAtMs: 1 });
    fc.assert(
      fc.property(anyStart, spin, anyChoices, (start, spin, choices) => {
        let trail: Trail | null = null;
        watch({ ...start, spin }, choices, ({ run, before, move }) => {
          if (move === 'undo') expect(undo(before, trail)).toEqual(undo(before));
          trail = trailOf(run, trail);
          expect(log(trail)).toEqual(log(trailOf(run)));
          expect(describeStep(trail, 'undo')).toEqual(describeStep(trailOf(run), 'undo'));
        });
      }),
      DEAR,
    );
  });
});

describe('an action', () => {
  it('[F6] with an objection gives the very same show back, without a word', () => {
    always(
      ({ before: { show }, move }) => {
        if (typeof move === 'string' || objectionTo(show, move) === null) return;
        const outcome = play(show, move);
        expect(outcome.show).toBe(show);
        expect(outcome.events).toEqual([]);
      },
      { withSetup: true },
    );
  });

  it('[F6] never changes the show it was given', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        const copy = JSON.stringify(start);
        watch(start, choices);
        expect(JSON.stringify(start)).toBe(copy);
      }),
    );
  });

  it('[P7] says solved exactly when the last letter opens, but for a special round that is lost', () => {
    always(({ run: { show }, before, move, events }) => {
      if (typeof move === 'string') return;
      expect(show.isComplete).toBe(show.revealedLetters.flat().every(Boolean));
      if (show.currentPuzzleIndex !== before.show.currentPuzzleIndex) return;
      const isSolvedNow = events.some(({ type }) => type === 'solved');
      const isLostNow = events.some(({ type }) => type === 'bonusLost' || type === 'tossUpOver');
      expect(isSolvedNow || isLostNow).toBe(show.isComplete && !before.show.isComplete);
      expect(isSolvedNow && isLostNow).toBe(false);
    });
  });
});

describe('figures', () => {
  it('[M10] [S6] [T6] [W2] [W3] stay within their limits, the setup included', () => {
    always(
      ({ run: { show } }) => {
        const figures = [
          ...show.teams.map(({ score }) => score),
          ...(show.desk?.earned ?? []),
          ...Object.values(show.parked).flatMap(({ desk }) => desk?.earned ?? []),
        ];
        expect(figures.every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true);
        if (show.desk) expect(show.desk.earned).toHaveLength(show.teams.length);
        expect(show.teams.length).toBeLessThanOrEqual(8);
        expect(show.wheelSegments.length).toBeGreaterThanOrEqual(4);
        expect(show.wheelSegments.length).toBeLessThanOrEqual(20);
      },
      { withSetup: true },
    );
  });

  it('[M3] of a puzzle move only as the events say', () => {
    const stays = ['nextPuzzle', 'jumpTo', 'chooseRules', 'setKind'];
    always(({ run, before, move, events }) => {
      const earned = before.show.desk?.earned;
      if (typeof move === 'string' || stays.includes(move.type) || !earned) return;
      const told = earned.map((points, team) =>
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
      expect(run.show.desk?.earned).toEqual(told);
    });
  });

  it('[J6] [J7] [J8] have prizes beside them that move only as the events say', () => {
    const stays = ['nextPuzzle', 'jumpTo', 'chooseRules', 'setKind'];
    always(({ run: { show }, before, move, events }) => {
      const held = before.show.desk?.held;
      if (typeof move === 'string' || stays.includes(move.type) || !held) return;
      const told = held.map((prizes, team) =>
        events.reduce((list, event) => {
          if (!('team' in event) || event.team !== team) return list;
          if (event.type === 'prizeHeld') return list.concat(event.prize);
          return event.type === 'forfeited' ? [] : list;
        }, prizes),
      );
      expect(show.desk?.held).toEqual(show.isComplete ? held.map(() => []) : told);
      for (const list of told) expect(new Set(list).size).toBe(list.length);
      const won = events.flatMap((event) => (event.type === 'prizesWon' ? [event] : []));
      for (const { team, prizes } of won) expect(prizes).toEqual(told[team]);
      expect(show.teams.map(({ prizes }) => prizes)).toEqual(
        before.show.teams.map(({ prizes }, at) => [
          ...prizes,
          ...won.flatMap(({ team, prizes }) => (team === at ? prizes : [])),
        ]),
      );
    });
  });

  it('[J12] of prizes add up to the results', () => {
    atTheEnd((run) => {
      const named = resultsOf(trailOf(run)).puzzles.flatMap(({ prizes }) => prizes);
      expect(named.sort()).toEqual(run.show.teams.flatMap(({ prizes }) => prizes).sort());
    });
  });

  it('[Z2] add up to the results, with a row for every puzzle that was shown', () => {
    atTheEnd((run) => {
      const { before, puzzles, totals } = resultsOf(trailOf(run));
      const sums = before.map((score, at) =>
        puzzles.reduce((sum, { gains }) => sum + (gains[at] ?? 0), score),
      );
      expect(sums).toEqual(totals);
      expect(totals).toEqual(run.show.teams.map(({ score }) => score));
      expect(puzzles).toHaveLength(Object.keys(run.show.parked).length + 1);
    });
  });

  it('[K2] [K7] of a clock are never below 0, and neither undo nor redo starts one', () => {
    always(({ run, before, move, nowMs }) => {
      for (const clock of CLOCK_NAMES.flatMap((which) => run.clocks[which] ?? [])) {
        expect(clock.leftMs).toBeGreaterThanOrEqual(0);
        expect(leftAt(clock, nowMs)).toBeGreaterThanOrEqual(0);
        const isNew = run.steps !== before.steps;
        if (typeof move === 'string' && isNew) expect(clock.runningSinceMs).toBe(null);
      }
    });
  });
});

describe('puzzles', () => {
  it('[O2] are found as they were left, after a jump away and back', () => {
    always(({ run: { show } }) => {
      if (show.spin) return;
      const at = show.currentPuzzleIndex;
      const away = after(show, { type: 'jumpTo', puzzle: (at + 1) % 3 });
      const back = after(away, host.jump(at));
      expect(leftOf(back)).toEqual(leftOf(show));
      // A bonus round may be solved by the letters it gives, and pays.
      if (!away.isComplete) expect(back.teams).toEqual(show.teams);
    });
  });

  /** What belongs to the current puzzle and stays with it; a buzz does not. */
  function leftOf({ desk, ...show }: Show) {
    const { revealedLetters, correctLetters, usedLetters } = show;
    const { includeVowels, isComplete, rewardedTeam } = show;
    const special =
      desk?.special?.type === 'tossUp' ? { ...desk.special, buzzed: null } : desk?.special;
    return {
      tiles: [revealedLetters, correctLetters, usedLetters],
      board: [includeVowels, isComplete, rewardedTeam],
      desk: desk && {
        turn: desk.turn,
        starter: desk.starter,
        earned: desk.earned,
        held: desk.held,
        special,
      },
    };
  }

  it('[O3] are never lost, nor what was left of them', () => {
    const phrases = ({ puzzles }: Show) => puzzles.map(({ searchedWord }) => searchedWord).sort();
    always(({ run: { show } }, start) => {
      expect(phrases(show)).toEqual(phrases(start));
      for (const [at, { revealedLetters }] of Object.entries(show.parked)) {
        const there = lettersInPlay({ ...show, currentPuzzleIndex: Number(at) });
        expect(revealedLetters.map(({ length }) => length)).toEqual(
          there.map(({ length }) => length),
        );
      }
    });
  });
});

describe('a desk', () => {
  it('[C1] [C5] has a value and a verdict only where they can be used', () => {
    always(({ run: { show } }) => {
      const { desk } = show;
      if (!desk || show.spin || desk.due.type === 'move') return;
      expect(show.isComplete).toBe(false);
      expect(desk.special).toBe(null);
      if (desk.due.type === 'letter') expect(closedTiles(show).consonants).toBeGreaterThan(0);
    });
  });

  it('[U9] lets the host go on: something may be done, right ends the puzzle, and the next follows', () => {
    atTheEnd((run) => {
      const { show } = settled(run);
      if (!show.desk) return;
      expect(movesOf(show).length > 0).toBe(!show.isComplete);
      const solved = show.isComplete ? show : answered(show);
      expect(solved.isComplete).toBe(true);
      const isLast = solved.currentPuzzleIndex === solved.puzzles.length - 1;
      expect(objectionTo(solved, host.next)).toBe(isLast ? 'LAST_PUZZLE' : null);
    });
  });

  it('[M7] lets a puzzle be played to its end with nothing but spins, letters and picks', () => {
    atTheEnd((run) => {
      const { show } = settled(run);
      if (!show.desk) return;
      // A wheel on which no number stands asks the host for a value; here one does.
      const wheelSegments = [...show.wheelSegments, ...CHIPS.slice(0, 4)];
      expect(playedToTheEnd({ ...show, wheelSegments }).isComplete).toBe(true);
    });
  });

  /** Right at once; in a toss-up a team must buzz first. */
  const answered = (show: Show): Show =>
    after(
      show,
      { type: 'startTossUp', order: closedTileIndexes(show) },
      ...show.teams.map((_, team): Action => ({ type: 'buzz', team })),
      host.right,
    );

  /** Plays by the rules alone, without the host's help, until the puzzle is complete or patience ends. */
  function playedToTheEnd(start: Show): Show {
    let show = start;
    for (let step = 0; step < 500 && !show.isComplete; step += 1) {
      const extraDegrees = 1800 + ((start.wheelRotation + step * 97) % 360);
      const spin: Action = { type: 'startSpin', extraDegrees, atMs: NOON };
      const may = (action: Action) => objectionTo(show, action) === null;
      const action = show.spin ? host.end : regularMoves(show, spin).find(may);
      if (!action) return show;
      ({ show } = play(show, action));
    }
    return show;
  }

  const timeUp: Action = { type: 'passTurn', why: 'time' };

  function regularMoves(show: Show, spin: Action): readonly Action[] {
    const alphabet = alphabetInPlay(show);
    const isOfVowels = (letter: string) => isVowel(letter, alphabet);
    const tiles = lettersInPlay(show).flat();
    const closed = closedTileIndexes(show).map((at) => baseLetter(tiles[at] ?? '', alphabet));
    switch (movesOf(show)[0]) {
      case 'verdict':
        return [{ type: 'giveVerdict', outcome: 'nothing', points: 0 }];
      case 'startTossUp':
        return [{ type: 'startTossUp', order: closedTileIndexes(show) }];
      case 'buzz':
        return [host.open];
      case 'answer':
        return [host.wrong];
      case 'pick':
        // A host who has opened most letters for free leaves too few to pick.
        return [...alphabet.keys.map(host.pick), timeUp];
      case 'openPicks':
        return [host.openPicks];
      default:
        return [
          ...closed.filter((letter) => !isOfVowels(letter)).map(host.call),
          ...(closed.every(isOfVowels) ? [] : [spin]),
          ...closed.filter(isOfVowels).map(host.call),
          timeUp,
        ];
    }
  }
});
