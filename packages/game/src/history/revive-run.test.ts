import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deskShow, played, stored } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { showWith } from '../../test/shows.ts';
import { STORED } from '../../test/stored-shows.ts';
import { PRESETS } from '../desk/presets.ts';
import { newShow } from '../show.ts';
import { points } from '../wheel/segment.ts';
import { reviveRun } from './revive-run.ts';
import { newRun, perform, RUN_VERSION, type Run } from './run.ts';
import { canUndo, redo, undo } from './undo.ts';

const start = showWith({ phrases: ['red dog', 'blue sky'] });

function revived(data: unknown): Run {
  const run = reviveRun(stored(data));
  if (run === null || run === 'newer') throw new Error(`There is ${run ?? 'no'} run in it.`);
  return run;
}

const busy = undo(
  played(
    start,
    host.call('D'),
    { type: 'startSpin', extraDegrees: 1999, atMs: 7 },
    host.end,
    host.plus(1),
  ),
);

describe('a stored run', () => {
  it('[R10] undoes and redoes as before', () => {
    expect(undo(revived(busy))).toEqual(undo(busy));
    expect(redo(revived(busy))).toEqual(redo(busy));
  });

  it('[R10] comes back in the middle of a spin', () => {
    const spinning = played(start, { type: 'startSpin', extraDegrees: 1999, atMs: 7 });
    expect(perform(revived(spinning), host.end).run.show.wheelRotation).toBe(1999);
  });
});

it.each(['0b9d4a3e', undefined, 7])('[R10] knows the saved game of its puzzles: %j', (quizId) => {
  const puzzles = start.puzzles.map((puzzle) => ({ ...puzzle, quizId }));
  const { show } = revived({ ...newRun(), show: { ...newShow(), puzzles } });
  expect(show.puzzles[0]?.quizId).toBe(quizId === 7 ? undefined : quizId);
});

describe('a history that does not fit', () => {
  it('[R11] is dropped for the show the audience saw last', () => {
    const show = { ...busy.show, usedLetters: ['D', 'Q'] };
    expect(reviveRun(stored({ ...busy, show }))).toEqual(newRun(show));
  });

  it.each([
    ['unknown steps', { steps: [{ type: 'explode' }] }],
    ['steps that are no list', { steps: 'none' }],
    ['steps with missing fields', { steps: [{ type: 'guessLetter' }] }],
    ['a boundary among the steps', { steps: [{ type: 'finalizeTeams' }] }],
    ['unknown undone steps', { undone: [{ type: 'toString' }] }],
    ['no start', { start: null }],
  ])('[R11] is dropped when it has %s', (_name, broken) => {
    const run = revived({ ...busy, ...broken });
    expect(run).toEqual(newRun(busy.show));
    expect(canUndo(run)).toBe(false);
  });
});

describe('a field that is missing', () => {
  const without = (show: object, field: string) =>
    Object.fromEntries(Object.entries(show).filter(([name]) => name !== field));

  it.each(Object.keys(start))('[R12] is found again by the history: %s', (field) => {
    expect(revived({ ...busy, show: without(busy.show, field) })).toEqual(busy);
  });

  it.each(Object.keys(start))('[R12] takes its default where it was never written: %s', (field) => {
    const short = { ...busy, start: without(busy.start, field), show: without(busy.show, field) };
    const { show } = revived(short);
    const [name] = [field as keyof typeof show];
    expect([newShow()[name], busy.show[name]]).toContainEqual(show[name]);
  });

  it('[R12] takes its default inside a team and a puzzle, too', () => {
    const teams = [{ name: 'Red Pandas', score: 300 }];
    const puzzles = [{ searchedWord: 'red dog' }];
    expect(revived({ show: { teams, puzzles } })).toEqual(
      newRun({
        ...newShow(),
        teams: [{ name: 'Red Pandas', score: 300, color: '', prizes: [] }],
        puzzles: [{ id: 0, gametitle: '', category: '', searchedWord: 'red dog' }],
      }),
    );
  });

  it('[R12] is no prize in a desk without any, on puzzles that were left, too', () => {
    const run = played(deskShow(), host.value(500), host.call('D'), host.next, host.call('Z'));
    const { show } = stored(run);
    for (const desk of [show.desk, show.parked[0].desk]) delete desk.held;
    expect(revived({ ...stored(run), show })).toEqual(run);
    expect(revived({ show })).toEqual(newRun(run.show));
  });

  it('[R12] is no reason to drop the history, nor is one that is unknown', () => {
    const show = {
      ...busy.show,
      fame: 7,
      teams: busy.show.teams.map((team) => ({ ...team, hat: 1 })),
    };
    expect(revived({ ...busy, show, mood: 'good' })).toEqual(busy);
    expect(revived({ ...busy, start: { ...busy.start, fame: 7 } })).toEqual(busy);
  });
});

describe('a stored desk', () => {
  const { show: classic, ...rest } = newRun(deskShow());
  const withDesk = (broken: object) => ({ ...classic, desk: { ...classic.desk, ...broken } });

  it('[R12] takes a missing figure from its preset', () => {
    const { vowelPrice: _missing, ...houseRules } = PRESETS.classic;
    const { show } = revived({ ...rest, show: { ...classic, houseRules } });
    expect(show.houseRules).toEqual(PRESETS.classic);
  });

  it.each([
    ['a team that is not there', { turn: 3 }],
    ['points of a team that is not there', { earned: [0, 0, 0, 0] }],
    ['points below 0', { earned: [0, -100, 0] }],
    ['something due that is unknown', { due: { type: 'dance' } }],
    ['a special round that is unknown', { special: { type: 'mystery' } }],
  ])('[R11] gives no run with %s', (_name, broken) => {
    expect(reviveRun(stored({ ...rest, show: withDesk(broken) }))).toBe(null);
  });
});

describe('data of a later version', () => {
  it('[R13] is told from none, so that it is not written over', () => {
    expect(reviveRun({ version: RUN_VERSION + 1 })).toBe('newer');
    expect(reviveRun(stored({ ...busy, version: 99 }))).toBe('newer');
  });

  it.each([0, -1, 1.5, null, '2'])('[R13] is none when its version is %j', (version) => {
    expect(reviveRun(stored({ ...busy, version }))).toBe(null);
  });
});

describe('data of another shape', () => {
  it.each([null, 7, 'run', [], {}, { show: {} }])('[R11] gives no run: %j', (data) => {
    expect(reviveRun(data)).toBe(null);
  });

  it.each([
    ['too few segments', { wheelSegments: points(100) }],
    ['a segment of no kind', { wheelSegments: [...points(1, 2, 3), { type: 'million' }] }],
    ['points that are no number', { rewardValue: { type: 'points', value: null } }],
    ['too many teams', { teams: Array.from({ length: 9 }, () => start.teams[0]) }],
    ['a score below 0', { teams: [{ name: '', score: -1, color: '#112233' }] }],
    ['a puzzle that is not there', { currentPuzzleIndex: 2 }],
    ['a rotation that is no number', { wheelRotation: null }],
    ['flags that are no flags', { revealedLetters: [[1]] }],
  ])('[R11] gives no run: a show with %s', (_name, broken) => {
    expect(reviveRun(stored({ ...busy, show: { ...busy.show, ...broken } }))).toBe(null);
  });

  it('[R11] never makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(() => reviveRun(data)).not.toThrow();
      }),
    );
  });

  it.each([
    ['today', busy],
    ['by 0.1', STORED['mid-puzzle']],
    ['by 0.1, with surprises on the wheel', STORED['wheel-built']],
  ])('[R11] never makes it throw, wherever a run stored %s is damaged', (_when, good) => {
    const places = pathsIn(stored(good));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, damage) => {
        const data = stored(good);
        damageAt(data, path, damage);
        const run = reviveRun(data);
        if (run && run !== 'newer') expect(() => redo(undo(undo(run)))).not.toThrow();
      }),
      { numRuns: 500, examples: [[['steps', '2', 'type'], { toString: '' }]] },
    );
  });
});

type Path = readonly string[];

function pathsIn(data: unknown): readonly Path[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [
    [key],
    ...pathsIn(value).map((path) => [key, ...path]),
  ]);
}

function damageAt(data: unknown, [key, ...rest]: Path, damage: unknown): void {
  if (typeof data !== 'object' || data === null || key === undefined) return;
  const inside = data as Record<string, unknown>; // an object by the line above
  if (rest.length === 0) inside[key] = damage;
  else damageAt(inside[key], rest, damage);
}
