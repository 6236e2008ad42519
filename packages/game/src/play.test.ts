import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Action } from './action.ts';
import { objectionTo, play } from './play.ts';
import { newShow, type Show } from './show.ts';
import { showWith } from './testing.ts';
import { ANY_ACTIONS } from './testing-actions.ts';
import { points } from './wheel/segment.ts';

const anyStart = fc.constantFrom(newShow(), showWith({ phrases: ['red dog', 'blue sky'] }));
const anyAction = fc.constantFrom(...ANY_ACTIONS);
const anyActions = fc.array(anyAction, { maxLength: 60 });

function watch(start: Show, actions: readonly Action[], look: (show: Show) => void): void {
  actions.reduce((before, action) => {
    const { show } = play(before, action);
    look(show);
    return show;
  }, start);
}

it('[F6] gives the very same show back, without a word, whenever there is an objection', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyStart, anyActions, (start, actions) => {
      let show = start;
      for (const action of actions) {
        const outcome = play(show, action);
        if (objectionTo(show, action) !== null) {
          refused += 1;
          expect(outcome.show).toBe(show);
          expect(outcome.events).toEqual([]);
        }
        show = outcome.show;
      }
    }),
  );
  expect(refused).toBeGreaterThan(0);
});

it('[F6] never changes the show it was given', () => {
  fc.assert(
    fc.property(anyStart, anyActions, (start, actions) => {
      const copy = JSON.stringify(start);
      watch(start, actions, () => {});
      expect(JSON.stringify(start)).toBe(copy);
    }),
  );
});

it('[W2] [W3] keeps 4 to 20 segments, whatever happens', () => {
  fc.assert(
    fc.property(anyStart, fc.array(anyAction, { maxLength: 120 }), (start, actions) => {
      watch(start, actions, ({ wheelSegments }) => {
        expect(wheelSegments.length).toBeGreaterThanOrEqual(4);
        expect(wheelSegments.length).toBeLessThanOrEqual(20);
      });
    }),
  );
});

it('[W2] [W3] keeps 4 to 20 segments under nothing but adding and removing', () => {
  const change = fc.record({
    type: fc.constantFrom('addSegment' as const, 'removeSegment' as const),
    segment: fc.constantFrom(...points(100, 200), { type: 'forfeit' } as const),
  });
  let fullest = 0;
  let emptiest = 20;
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 60, maxLength: 200 }),
      fc.boolean(),
      (changes, adds) => {
        const type = adds ? 'addSegment' : 'removeSegment';
        const leaning = changes.map((action, at) =>
          at % 2 === 0 ? ({ ...action, type } as const) : action,
        );
        watch(newShow(), leaning, ({ wheelSegments }) => {
          fullest = Math.max(fullest, wheelSegments.length);
          emptiest = Math.min(emptiest, wheelSegments.length);
        });
      },
    ),
  );
  expect([emptiest, fullest]).toEqual([4, 20]);
});

it('[S6] [T6] keeps every score whole and not below 0, and at most 8 teams', () => {
  fc.assert(
    fc.property(anyStart, anyActions, (start, actions) => {
      watch(start, actions, ({ teams }) => {
        expect(teams.length).toBeLessThanOrEqual(8);
        expect(teams.every(({ score }) => Number.isSafeInteger(score) && score >= 0)).toBe(true);
      });
    }),
  );
});

it('[P7] says solved exactly when the last letter opens', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      let show = showWith({ phrases: ['red dog', 'blue sky'] });
      for (const action of actions) {
        const outcome = play(show, action);
        const isSolvedNow = outcome.events.some(({ type }) => type === 'solved');
        expect(isSolvedNow).toBe(outcome.show.isComplete && !show.isComplete);
        expect(outcome.show.isComplete).toBe(outcome.show.revealedLetters.flat().every(Boolean));
        show = outcome.show;
      }
    }),
  );
});
