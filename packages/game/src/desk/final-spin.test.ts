import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { objectionTo } from '../play.ts';
import { shownText } from '../testing.ts';
import { PRESETS } from './presets.ts';
import {
  after,
  call,
  chooseRules,
  deskShow,
  eventsOf,
  free,
  pass,
  right,
  scores,
  setTurn,
  spin,
  spun,
  timeUp,
  value,
  wheelOf,
  wrong,
} from './testing-desk.ts';

const asFinalSpin: Action = { type: 'setKind', puzzle: 0, kind: 'finalSpin' };
const ready = deskShow({ kind: 'finalSpin' });
const worth1500 = spun(ready, 'number');
const worth = (show = worth1500) =>
  show.desk?.special?.type === 'finalSpin' ? show.desk.special.value : undefined;

describe('turning a puzzle into a final spin', () => {
  it('[E1] leaves open what is open, and what was earned', () => {
    const show = after(deskShow(), value(300), call('D'), value(700), asFinalSpin);
    expect(shownText(show)).toBe('..D D..');
    expect(show.desk).toMatchObject({
      earned: [600, 0, 0],
      due: { type: 'move' },
      special: { type: 'finalSpin', value: null, called: false },
    });
    expect(objectionTo(after(show, right), { ...asFinalSpin, kind: 'round' })).toBe(
      'PUZZLE_COMPLETE',
    );
  });

  it('[E1] is a round in Simple', () => {
    const simple = after(deskShow({ preset: 'simple' }), asFinalSpin);
    expect(simple).toMatchObject({
      kinds: ['finalSpin', 'round', 'round'],
      desk: { special: null },
    });
    expect(after(ready, chooseRules(PRESETS.simple)).desk?.special).toBe(null);
    expect(after(simple, chooseRules(PRESETS.classic)).desk?.special).toMatchObject({
      type: 'finalSpin',
    });
  });

  it('[E1] moves on who begins, like a round', () => {
    expect(after(ready, { type: 'nextPuzzle' }).desk).toMatchObject({ turn: 1, next: 2 });
  });
});

describe('its one spin', () => {
  it('[E2] gives every consonant from then on its number plus the extra', () => {
    expect(objectionTo(ready, call('D'))).toBe('SPIN_FIRST');
    expect(worth()).toBe(1500);
    expect(after(worth1500, call('D')).desk?.earned).toEqual([3000, 0, 0]);
    expect(after(worth1500, call('D'), pass, call('R')).desk?.earned).toEqual([3000, 1500, 0]);
    expect(objectionTo(worth1500, spin)).toBe('VALUE_STANDS');
  });

  it.each(['loseTurn', 'forfeit', 'spinAgain', 'bonusQuestion', 'hostsDecision'] as const)(
    '[E2] is spun again after %s, which does nothing',
    (wedge) => {
      const again = spun(deskShow({ kind: 'finalSpin', at: { earned: [9, 9, 9] } }), wedge);
      expect(again.desk).toMatchObject({ turn: 0, earned: [9, 9, 9], due: { type: 'move' } });
      expect(worth(again)).toBe(null);
      expect(objectionTo(again, spin)).toBe(null);
    },
  );

  it('[E2] is a typed value as well, which 0 takes away', () => {
    expect(worth(after(ready, value(700)))).toBe(1700);
    expect(worth(after(ready, value(700), value(0)))).toBe(null);
    expect(worth(after(worth1500, value(600)))).toBe(1600);
  });

  it.each([
    ['hidden', { showWheelInGame: false }],
    ['without a number', wheelOf('forfeit')],
  ])(
    '[E2] is not needed with a wheel %s: the points of a letter plus the extra count',
    (_name, how) => {
      const show = after({ ...ready, ...how }, call('D'));
      expect(show.desk?.earned).toEqual([3000, 0, 0]);
      expect(worth(after(show, { type: 'setWheelVisible', visible: true }))).toBe(1500);
    },
  );

  it('[E2] is not made when no consonant is closed', () => {
    const vowels = deskShow({ kind: 'finalSpin', phrases: ['aua'] });
    expect(objectionTo(vowels, spin)).toBe('NO_CONSONANTS');
    expect(objectionTo(vowels, call('D'))).toBe('NO_CONSONANTS');
    expect(objectionTo(vowels, call('A'))).toBe(null);
  });
});

describe('in turn each team', () => {
  it('[E3] calls one letter, vowels for nothing', () => {
    expect(after(worth1500, call('E')).desk).toMatchObject({ turn: 0, earned: [0, 0, 0] });
    for (const letter of 'DE') {
      const called = after(worth1500, call(letter));
      expect(objectionTo(called, call('O'))).toBe('LETTERS_REST');
      expect(objectionTo(called, call('G'))).toBe('LETTERS_REST');
      expect(objectionTo(called, free('G'))).toBe(null);
    }
  });

  it('[E3] loses its turn by a miss', () => {
    expect(after(worth1500, call('Z')).desk).toMatchObject({ turn: 1, special: { called: false } });
  });

  it('[E3] has 3 s after a hit, and the turn passes when they end', () => {
    expect(PRESETS.classic.finalSpinSeconds).toBe(3);
    const called = after(worth1500, call('D'));
    expect(eventsOf(called, timeUp)).toEqual([{ type: 'turnPassed', team: 1, why: 'time' }]);
    expect(objectionTo(worth1500, timeUp)).toBe('NO_CHANGE');
    for (const action of [timeUp, pass, setTurn(1)]) {
      expect(objectionTo(after(called, action), call('R'))).toBe(null);
    }
  });

  it('[E4] may answer wrong any number of times', () => {
    for (const show of [ready, worth1500, after(worth1500, call('D'))]) {
      expect(after(show, wrong, wrong).desk).toEqual(show.desk);
      expect(eventsOf(show, wrong)).toEqual([{ type: 'wrongPhrase' }]);
    }
  });

  it('[E4] keeps its points by solving', () => {
    expect(scores(after(worth1500, call('D'), wrong, right))).toEqual([3000, 0, 0]);
  });
});
