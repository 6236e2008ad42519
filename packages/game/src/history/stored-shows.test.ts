import { describe, expect, it } from 'vitest';
import { STORED, STORED_2, STORED_3 } from '../../test/stored-shows.ts';
import type { Action } from '../action.ts';
import type { Show, ShowScreen } from '../show.ts';
import { chipText } from '../wheel/chip-text.ts';
import { MIGRATIONS } from './migrations.ts';
import { reviveRun } from './revive-run.ts';
import { perform, RUN_VERSION, type Run } from './run.ts';
import { canUndo, redo, undo } from './undo.ts';

const SCREENS: Readonly<Record<keyof typeof STORED, ShowScreen>> = {
  'nothing-yet': 'teams',
  'teams-set-up': 'teams',
  'wheel-built': 'wheel',
  'mid-puzzle': 'game',
  'mid-spin': 'game',
  'dialog-open': 'game',
  'solved-and-rewarded': 'game',
  'last-puzzle': 'game',
  'hidden-wheel': 'game',
  umlauts: 'game',
  'eight-teams': 'game',
  samples: 'game',
  'no-teams': 'game',
  'undone-spin': 'game',
};

function revived(stored: unknown): Run {
  const run = reviveRun(stored);
  if (run === null || run === 'newer') throw new Error(`There is ${run ?? 'no'} run in it.`);
  return run;
}

/** The way back to the shape of the second version, which had no desks and no prizes. */
function showOfSecond(show: Show) {
  const { houseRules: _rules, desk: _desk, kinds: _kinds, parked: _parked, ...rest } = show;
  const { teamsKept: _kept, ...second } = rest;
  return { ...second, teams: show.teams.map(({ prizes: _prizes, ...team }) => team) };
}

/** The way back to the shape of 0.1. */
function showOfFirst(show: Show) {
  const { screen: _screen, ...first } = showOfSecond(show);
  return {
    ...first,
    wheelSegments: show.wheelSegments.map(chipText),
    availableChips: show.availableChips.map(chipText),
    rewardValue: show.rewardValue ? chipText(show.rewardValue) : '',
  };
}

const stepOfFirst = (step: Action): object =>
  'segment' in step ? { type: step.type, value: chipText(step.segment) } : step;

it('[R12] has a migration from each version to the next', () => {
  expect(MIGRATIONS).toHaveLength(RUN_VERSION - 1);
});

const ALL = [
  ...Object.entries(STORED).map(([name, stored]) => ({
    name: `${name}, as 0.1 stored it`,
    stored,
    showOf: showOfFirst,
    stepOf: stepOfFirst,
  })),
  ...Object.entries(STORED_2).map(([name, stored]) => ({
    name: `${name}, as the second version stored it`,
    stored,
    showOf: showOfSecond,
    stepOf: (step: Action): object => step,
  })),
];

describe.each(ALL)('$name', ({ stored, showOf, stepOf }) => {
  it('[R12] comes back whole, with its history', () => {
    const run = revived(stored);
    expect({
      ...('version' in stored && { version: 2 }),
      start: showOf(run.start),
      steps: run.steps.map(stepOf),
      undone: run.undone.map(stepOf),
      show: showOf(run.show),
    }).toEqual(stored);
  });

  it('[R12] is undone to its start and repeated', () => {
    let run = revived(stored);
    if (run.show.spin) run = perform(run, { type: 'endSpin' }).run;
    const stepCount = run.steps.length + run.undone.length;
    while (canUndo(run)) run = undo(run);
    expect(showOf(run.show)).toEqual(stored.start);
    for (let step = 0; step < stepCount; step += 1) run = redo(run);
    expect(run.undone).toEqual([]);
  });
});

describe.each(Object.entries(STORED_3))('%s, as the third version stores it', (_name, stored) => {
  it('[R12] comes back whole, with its history', () => {
    expect(revived(stored)).toEqual(stored);
  });

  it('[R12] is undone to its start and repeated', () => {
    let run = revived(stored);
    while (canUndo(run)) run = undo(run);
    expect(run.show).toEqual(stored.start);
    while (run.undone.length > 0) run = redo(run);
    expect(run.show).toEqual(stored.show);
  });
});

it.each(Object.entries(SCREENS))('[R12] %s, as 0.1 stored it, is on %s', (name, screen) => {
  const { start, show } = revived(STORED[name as keyof typeof STORED]);
  expect([start.screen, show.screen]).toEqual([screen, screen]);
});

it.each([...Object.entries(STORED), ...Object.entries(STORED_2)])(
  '[D5] plays the stored show "%s" by hand',
  (_name, stored) => {
    const { start, show } = revived(stored);
    for (const { desk, houseRules } of [start, show]) {
      expect([desk, houseRules.preset]).toEqual([null, 'manual']);
    }
  },
);
