import { expect, it } from 'vitest';
import * as host from '../../test/host.ts';
import { showWith } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { play } from '../play.ts';
import { newRun, perform } from './run.ts';
import { showAt, type Trail, trailOf } from './trail.ts';
import { undo } from './undo.ts';

const start = showWith({ phrases: ['red dog', 'blue sky'] });

it('[R2] is of no use to another run', () => {
  const guessed = (letter: string) => perform(newRun(start), { type: 'guessLetter', letter }).run;
  const run = perform(guessed('Z'), { type: 'resetWheel' }).run;
  expect(undo(run, trailOf(guessed('D'))).show).toEqual(guessed('Z').show);
});

it('[R2] knows the show before each step without playing it again', () => {
  let run = newRun(start);
  let trail: Trail = trailOf(run);
  const actions: readonly Action[] = [...'RDG'].map((letter) => ({ type: 'guessLetter', letter }));
  for (const action of actions) {
    run = perform(run, action).run;
    trail = trailOf(run, trail);
  }
  const shows = trail.marks.map(({ show }) => show);
  const longer = trailOf(perform(run, { type: 'resetWheel' }).run, trail);
  expect(longer.marks.slice(0, 3).map(({ show }) => show)).toEqual(shows);
  longer.marks.slice(0, 3).forEach(({ show }, at) => {
    expect(show).toBe(shows[at]);
  });
  expect(showAt(trail, 0)).toBe(start);
  expect(showAt(trail, 1)).toEqual(play(start, host.call('R')).show);
  expect(showAt(trail, 7)).toBe(null);
});
