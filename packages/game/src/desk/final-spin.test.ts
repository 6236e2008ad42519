import { describe, expect, it } from 'vitest';
import { after, deskShow, eventsOf, scores, spun, wheelOf } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { shownText } from '../../test/shows.ts';
import { objectionTo } from '../play.ts';
import { PRESETS } from './presets.ts';

const ready = deskShow({ kind: 'finalSpin' });
const worth1500 = spun(ready, 'number');
const worth = (show = worth1500) =>
  show.desk?.special?.type === 'finalSpin' ? show.desk.special.value : undefined;

describe('turning a puzzle into a final spin', () => {
  it('[E1] leaves open what is open, and what was earned', () => {
    const show = after(
      deskShow(),
      host.value(300),
      host.call('D'),
      host.value(700),
      host.setKind(0, 'finalSpin'),
    );
    expect(shownText(show)).toBe('..D D..');
    expect(show.desk).toMatchObject({
      earned: [600, 0, 0],
      due: { type: 'move' },
      special: { type: 'finalSpin', value: null, called: false },
    });
    const solved = after(show, host.right);
    expect(objectionTo(solved, host.setKind(0, 'round'))).toBe('PUZZLE_COMPLETE');
  });

  it('[E1] is a round in Simple', () => {
    const simple = after(deskShow({ preset: 'simple' }), host.setKind(0, 'finalSpin'));
    expect(simple).toMatchObject({
      kinds: ['finalSpin', 'round', 'round'],
      desk: { special: null },
    });
    expect(after(ready, host.chooseRules(PRESETS.simple)).desk?.special).toBe(null);
    expect(after(simple, host.chooseRules(PRESETS.classic)).desk?.special).toMatchObject({
      type: 'finalSpin',
    });
  });

  it('[E1] moves on who begins, like a round', () => {
    expect(after(ready, host.next).desk).toMatchObject({ turn: 1, next: 2 });
  });
});

describe('its one spin', () => {
  it('[E2] gives every consonant from then on its number plus the extra', () => {
    expect(objectionTo(ready, host.call('D'))).toBe('SPIN_FIRST');
    expect(worth()).toBe(1500);
    expect(after(worth1500, host.call('D')).desk?.earned).toEqual([3000, 0, 0]);
    expect(after(worth1500, host.call('D'), host.pass, host.call('R')).desk?.earned).toEqual([
      3000, 1500, 0,
    ]);
    expect(objectionTo(worth1500, host.spin)).toBe('VALUE_STANDS');
  });

  it.each(['loseTurn', 'forfeit', 'spinAgain', 'bonusQuestion', 'hostsDecision', 'prize'] as const)(
    '[E2] [J9] is spun again after %s, which does nothing',
    (wedge) => {
      const again = spun(deskShow({ kind: 'finalSpin', at: { earned: [9, 9, 9] } }), wedge);
      expect(again.desk).toMatchObject({ turn: 0, earned: [9, 9, 9], due: { type: 'move' } });
      expect(worth(again)).toBe(null);
      expect(objectionTo(again, host.spin)).toBe(null);
    },
  );

  it('[E2] is a typed value as well, which 0 takes away', () => {
    expect(worth(after(ready, host.value(700)))).toBe(1700);
    expect(worth(after(ready, host.value(700), host.value(0)))).toBe(null);
    expect(worth(after(worth1500, host.value(600)))).toBe(1600);
  });

  it.each([
    ['hidden', { showWheelInGame: false }],
    ['without a number', wheelOf('forfeit')],
  ])(
    '[E2] is not needed with a wheel %s: the points of a letter plus the extra count',
    (_name, how) => {
      const show = after({ ...ready, ...how }, host.call('D'));
      expect(show.desk?.earned).toEqual([3000, 0, 0]);
      expect(worth(after(show, host.showWheel(true)))).toBe(1500);
    },
  );

  it('[E2] is not made when no consonant is closed', () => {
    const vowels = deskShow({ kind: 'finalSpin', phrases: ['aua'] });
    expect(objectionTo(vowels, host.spin)).toBe('NO_CONSONANTS');
    expect(objectionTo(vowels, host.call('D'))).toBe('NO_CONSONANTS');
    expect(objectionTo(vowels, host.call('A'))).toBe(null);
  });
});

describe('in turn each team', () => {
  it('[E3] calls one letter, vowels for nothing', () => {
    expect(after(worth1500, host.call('E')).desk).toMatchObject({ turn: 0, earned: [0, 0, 0] });
    for (const letter of 'DE') {
      const called = after(worth1500, host.call(letter));
      expect(objectionTo(called, host.call('O'))).toBe('LETTERS_REST');
      expect(objectionTo(called, host.call('G'))).toBe('LETTERS_REST');
      expect(objectionTo(called, host.free('G'))).toBe(null);
    }
  });

  it('[E3] loses its turn by a miss', () => {
    expect(after(worth1500, host.call('Z')).desk).toMatchObject({
      turn: 1,
      special: { called: false },
    });
  });

  it('[E3] has 3 s after a hit, and the turn passes when they end', () => {
    expect(PRESETS.classic.finalSpinSeconds).toBe(3);
    const called = after(worth1500, host.call('D'));
    expect(eventsOf(called, host.timeUp)).toEqual([{ type: 'turnPassed', team: 1, why: 'time' }]);
    expect(objectionTo(worth1500, host.timeUp)).toBe('NO_CHANGE');
    for (const action of [host.timeUp, host.pass, host.setTurn(1)]) {
      expect(objectionTo(after(called, action), host.call('R'))).toBe(null);
    }
  });

  it('[E4] may answer wrong any number of times', () => {
    for (const show of [ready, worth1500, after(worth1500, host.call('D'))]) {
      expect(after(show, host.wrong, host.wrong).desk).toEqual(show.desk);
      expect(eventsOf(show, host.wrong)).toEqual([{ type: 'wrongPhrase' }]);
    }
  });

  it('[E4] keeps its points by solving', () => {
    expect(scores(after(worth1500, host.call('D'), host.wrong, host.right))).toEqual([3000, 0, 0]);
  });
});
