import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { play } from '../play.ts';
import { showWith } from '../testing.ts';
import { SCREEN_ACTIONS, SHOW_ACTIONS } from '../testing-actions.ts';
import { describeStep, log } from './log.ts';
import { newRun, perform } from './run.ts';
import { showAt, type Trail, trailOf } from './trail.ts';
import { redo, undo } from './undo.ts';

const start = showWith({ phrases: ['red dog', 'blue sky'] });
const spinning = { ...start, spin: { extraDegrees: 1900, startedAtMs: 1 } };
const UNDOS = Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? 'redo' : 'undo'));
const moves = fc.array(fc.constantFrom(...SHOW_ACTIONS, ...SCREEN_ACTIONS, ...UNDOS), {
  maxLength: 40,
});

it('[R8] [R2] is the same, and undoes the same, whether it was followed or is made now', () => {
  fc.assert(
    fc.property(fc.constantFrom(start, spinning), moves, (first, sequence) => {
      let run = newRun(first);
      let trail = trailOf(run);
      for (const move of sequence) {
        if (move === 'undo') {
          const back = undo(run, trail);
          expect(back).toEqual(undo(run));
          run = back;
        } else if (move === 'redo') run = redo(run);
        else if (typeof move === 'object') run = perform(run, move).run;
        trail = trailOf(run, trail);
        expect(log(trail)).toEqual(log(trailOf(run)));
        expect(describeStep(trail, 'undo')).toEqual(describeStep(trailOf(run), 'undo'));
      }
    }),
    { numRuns: 300 },
  );
});

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
  expect(showAt(trail, 1)).toEqual(play(start, { type: 'guessLetter', letter: 'R' }).show);
  expect(showAt(trail, 7)).toBe(null);
});
