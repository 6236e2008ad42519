import { describe, expect, it } from 'vitest';
import type { ShowScreen } from '../show.ts';
import { reviveRun } from './revive-run.ts';
import { newRun, type Run } from './run.ts';
import { STORED } from './testing-stored-shows.ts';
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

const names = Object.keys(STORED) as (keyof typeof STORED)[];

function revived(name: keyof typeof STORED): Run {
  const run = reviveRun(STORED[name]);
  if (run === null || run === 'newer') throw new Error(`There is ${run ?? 'no'} run in it.`);
  return run;
}

describe.each(names)('%s, as 0.1 stored it', (name) => {
  const { start, steps, undone, show } = STORED[name];
  const screen = SCREENS[name];

  it('[R12] comes back whole, with its history', () => {
    expect(revived(name)).toEqual({
      ...newRun(),
      start: { ...start, screen },
      steps,
      undone,
      show: { ...show, screen },
    });
  });

  it('[R12] is undone to its start and repeated', () => {
    let run = revived(name);
    if (!canUndo(run)) return;
    while (canUndo(run)) run = undo(run);
    expect(run.show).toEqual({ ...start, screen });
    for (let step = 0; step < steps.length + undone.length; step += 1) run = redo(run);
    expect(run.undone).toEqual([]);
  });
});
