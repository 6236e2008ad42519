import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { objectionTo } from '../play.ts';
import {
  after,
  call,
  deskShow,
  eventsOf,
  free,
  pass,
  right,
  scores,
  setTurn,
  spin,
  spun,
  value,
  verdict,
} from './testing-desk.ts';

const classic = deskShow();
const simple = deskShow({ preset: 'simple' });
const hide: Action = { type: 'setWheelVisible', visible: false };
/** Red has points, and nothing but this is closed. */
const rich = (phrase: string, points = 1000) =>
  deskShow({ phrases: [phrase, 'blue sky'], at: { earned: [points, 0, 0] } });

describe('where a spin comes first', () => {
  it('[M1] a consonant needs a value that stands', () => {
    expect(objectionTo(classic, call('D'))).toBe('SPIN_FIRST');
    expect(objectionTo(spun(classic, 'number'), call('D'))).toBe(null);
    expect(objectionTo(after(classic, value(300)), call('D'))).toBe(null);
  });

  it('[M1] a spin is refused while a value stands, a verdict is due or no consonant is closed', () => {
    expect(objectionTo(classic, spin)).toBe(null);
    expect(objectionTo(spun(classic, 'number'), spin)).toBe('VALUE_STANDS');
    expect(objectionTo(spun(classic, 'bonusQuestion'), spin)).toBe('VERDICT_DUE');
    expect(objectionTo(deskShow({ phrases: ['aua'] }), spin)).toBe('NO_CONSONANTS');
    expect(objectionTo(after(classic, right), spin)).toBe('PUZZLE_COMPLETE');
  });

  it('[M1] none is asked for while the wheel is hidden', () => {
    const hidden = after(classic, hide);
    expect(objectionTo(hidden, call('D'))).toBe(null);
    expect(after(hidden, call('D')).desk?.earned).toEqual([1000, 0, 0]);
  });

  it('[M1] a consonant without sense is told so', () => {
    expect(objectionTo(deskShow({ phrases: ['aua'] }), call('D'))).toBe('NO_CONSONANTS');
  });
});

describe('a right consonant', () => {
  it('[M2] earns its value times the letters it opened, and then no value stands', () => {
    const played = spun(classic, 'number');
    expect(eventsOf(played, call('D'))).toEqual([
      { type: 'correct', letter: 'D', count: 2 },
      { type: 'earned', team: 0, points: 1000 },
    ]);
    expect(after(played, call('D')).desk).toMatchObject({
      earned: [1000, 0, 0],
      due: { type: 'move' },
    });
  });

  it('[M2] earns the fixed value without a spin, and a number spun this turn instead', () => {
    expect(after(simple, call('D')).desk?.earned).toEqual([200, 0, 0]);
    const played = after(spun(simple, 'number'), call('D'));
    expect(played.desk?.earned).toEqual([1000, 0, 0]);
    expect(after(played, call('R')).desk?.earned).toEqual([1100, 0, 0]);
  });

  it('[M2] counts ß as two S, and Ä Ö Ü as their vowels', () => {
    const show = deskShow({ phrases: ['Größe über'] });
    expect(after(show, value(100), call('S')).desk?.earned).toEqual([200, 0, 0]);
    const rich = deskShow({ phrases: ['Größe über'], at: { earned: [250, 0, 0] } });
    expect(eventsOf(rich, call('U'))).toEqual([
      { type: 'correct', letter: 'U', count: 1 },
      { type: 'bought', team: 0, letter: 'U', price: 250 },
    ]);
  });

  it('[M2] pays only for tiles that were closed', () => {
    const tossUp = deskShow({ preset: 'simple', kind: 'tossUp' });
    const order = { type: 'startTossUp', order: [2, 3, 0, 1, 4, 5] } as const;
    const opened = after(tossUp, order, { type: 'openTossUpLetter' });
    const round = after(
      opened,
      { type: 'chooseRules', rules: classic.houseRules },
      { type: 'setKind', puzzle: 0, kind: 'finalSpin' },
      value(100),
    );
    expect(after(round, call('D')).desk?.earned).toEqual([1100, 0, 0]);
  });
});

describe('points earned', () => {
  it('[M3] wait in the round where there is a bank', () => {
    expect(scores(after(classic, value(300), call('D')))).toEqual([0, 0, 0]);
  });

  it('[M3] are in the score at once without one, and their sum is known', () => {
    const played = after(simple, call('D'), call('G'));
    expect([scores(played), played.desk?.earned]).toEqual([
      [300, 0, 0],
      [300, 0, 0],
    ]);
  });
});

describe('a vowel', () => {
  it('[M4] is bought by calling it, for its price whatever its number', () => {
    const show = rich('eel tree');
    expect(after(show, call('E')).desk).toMatchObject({ earned: [750, 0, 0], turn: 0 });
  });

  it('[M4] that is absent is paid all the same, and passes the turn', () => {
    expect(eventsOf(rich('eel tree'), call('A'))).toEqual([
      { type: 'wrongLetter', letter: 'A' },
      { type: 'bought', team: 0, letter: 'A', price: 250 },
      { type: 'turnPassed', team: 1, why: 'wrongLetter' },
    ]);
    expect(after(rich('eel tree'), call('A')).desk?.earned).toEqual([750, 0, 0]);
  });

  it('[M4] waits while a value stands, unless it is free', () => {
    expect(objectionTo(after(rich('eel tree'), value(300)), call('E'))).toBe('VALUE_STANDS');
    const free = after(spun(simple, 'number'), call('E'));
    expect(free.desk).toMatchObject({ due: { type: 'letter', value: 500 }, earned: [0, 0, 0] });
  });

  it('[M4] comes off this puzzle and the score alike without a bank', () => {
    const show = deskShow({ preset: 'simple', rules: { vowelPrice: 150 } });
    const played = after(show, call('D'), call('E'));
    expect([scores(played), played.desk?.earned]).toEqual([
      [50, 0, 0],
      [50, 0, 0],
    ]);
  });

  it('[M4] is always on the keyboard', () => {
    expect(objectionTo(classic, { type: 'setVowels', include: true })).toBe('NO_CHANGE');
  });

  it('[M5] is not for a team with less than the price', () => {
    expect(objectionTo(rich('red dog', 249), call('E'))).toBe('NO_MONEY');
    expect(objectionTo(rich('red dog', 250), call('E'))).toBe(null);
    expect(objectionTo(after(rich('red dog'), setTurn(1)), call('E'))).toBe('NO_MONEY');
  });

  it('[M5] at a price of 0 is always paid', () => {
    expect(objectionTo(simple, call('E'))).toBe(null);
    expect(eventsOf(simple, call('E'))).toEqual([{ type: 'correct', letter: 'E', count: 1 }]);
  });
});

describe('the last ones', () => {
  it('[M6] are announced once: the last consonant', () => {
    const show = rich('toto');
    expect(eventsOf(show, value(100), call('T'))).toContainEqual({ type: 'onlyVowels' });
    expect(eventsOf(deskShow({ phrases: ['tete to'] }), value(100), free('T'))).toEqual([
      { type: 'correct', letter: 'T', count: 3 },
      { type: 'onlyVowels' },
    ]);
  });

  it('[M6] are announced once: the last vowel, after which none can be bought', () => {
    const show = rich('red');
    expect(eventsOf(show, call('E'))).toContainEqual({ type: 'noVowels' });
    expect(eventsOf(show, call('E'), value(100), call('R'))).not.toContainEqual({
      type: 'noVowels',
    });
    expect(objectionTo(after(show, call('E')), call('A'))).toBe('NO_VOWELS');
  });

  it('[M6] are announced with the puzzle where it has none from the start', () => {
    const show = deskShow({ phrases: ['red', 'aua', 'rhythm'] });
    expect(eventsOf(show, { type: 'nextPuzzle' })).toContainEqual({ type: 'onlyVowels' });
    expect(eventsOf(show, { type: 'jumpTo', puzzle: 2 })).toContainEqual({ type: 'noVowels' });
    const back = eventsOf(
      show,
      { type: 'jumpTo', puzzle: 2 },
      { type: 'jumpTo', puzzle: 0 },
      { type: 'jumpTo', puzzle: 2 },
    );
    expect(back).not.toContainEqual({ type: 'noVowels' });
  });

  it('[M6] take a value that stands along', () => {
    const show = after(spun(classic, 'number'), free('D'), free('R'), free('G'));
    expect(show.desk?.due).toEqual({ type: 'move' });
    expect(objectionTo(show, value(300))).toBe('NO_CONSONANTS');
  });

  it('[M7] are free for a team that cannot pay when only vowels are closed', () => {
    const show = deskShow({ phrases: ['aua oh'], at: { earned: [100, 400, 0] } });
    expect(objectionTo(show, call('A'))).toBe('NO_MONEY');
    const vowels = after(show, free('H'));
    expect(after(vowels, call('A')).desk?.earned).toEqual([100, 400, 0]);
    expect(after(vowels, setTurn(1), call('A')).desk?.earned).toEqual([100, 150, 0]);
  });

  it('[M7] make a phrase of vowels only playable', () => {
    const show = after(deskShow({ phrases: ['aua'] }), call('A'), call('U'));
    expect(show).toMatchObject({ isComplete: true, rewardedTeam: 0 });
  });
});

describe('solving', () => {
  const show = deskShow({ at: { turn: 1, earned: [700, 1800, 50] } });

  it('[M8] banks the points of the solver, and all round points are 0 then', () => {
    expect(eventsOf(show, right)).toEqual([
      { type: 'solved', phrase: 'RED DOG' },
      { type: 'banked', team: 1, points: 1800, raised: false },
    ]);
    const solved = after(show, right);
    expect([scores(solved), solved.desk?.earned]).toEqual([
      [0, 1800, 0],
      [0, 0, 0],
    ]);
  });

  it('[M8] banks at least the house minimum', () => {
    expect(eventsOf(after(show, setTurn(2)), right)).toContainEqual({
      type: 'banked',
      team: 2,
      points: 1000,
      raised: true,
    });
  });

  it('[M8] pays the last letter first', () => {
    const solved = after(deskShow({ phrases: ['bbbb'] }), value(600), call('B'));
    expect(scores(solved)).toEqual([2400, 0, 0]);
  });

  it('[M8] takes what was due along, and closes the dialog that asked for it', () => {
    const asked = { ...spun(show, 'hostsDecision'), rewardDialogVisible: true };
    expect(after(asked, right)).toMatchObject({
      desk: { due: { type: 'move' } },
      rewardDialogVisible: false,
    });
    expect(after(show, value(300), right).desk?.due).toEqual({ type: 'move' });
  });

  it('[M9] gives the star by itself without a bank, worth the house minimum', () => {
    const played = after(simple, call('D'));
    expect(eventsOf(played, right)).toEqual([
      { type: 'solved', phrase: 'RED DOG' },
      { type: 'rewarded', team: 0, value: 1000 },
    ]);
    expect(scores(after(played, right))).toEqual([1200, 0, 0]);
    const dear = deskShow({ preset: 'simple', rules: { houseMinimum: 300 } });
    expect(scores(after(dear, right))).toEqual([300, 0, 0]);
  });

  it.each([classic, simple])(
    '[M9] leaves no other star to give, at the desk or by hand after it',
    (at) => {
      const solved = after(at, right);
      expect(objectionTo(solved, { type: 'rewardTeam', team: 1 })).toBe('ALREADY_REWARDED');
      const byHand = after(solved, {
        type: 'chooseRules',
        rules: { ...classic.houseRules, preset: 'manual' },
      });
      expect(objectionTo(byHand, { type: 'rewardTeam', team: 1 })).toBe('ALREADY_REWARDED');
    },
  );
});

describe('no score and no round points go below 0', () => {
  const typed: Action = { type: 'enterScore', team: 0, score: 50 };

  it('[M10] by a price, where the score was typed meanwhile', () => {
    const show = deskShow({ preset: 'simple', rules: { vowelPrice: 150 } });
    const played = after(show, call('D'), typed, call('E'));
    expect([scores(played), played.desk?.earned]).toEqual([
      [0, 0, 0],
      [50, 0, 0],
    ]);
  });

  it('[M10] by a verdict or a Forfeit', () => {
    const played = after(deskShow({ preset: 'simple' }), call('D'), typed);
    expect(scores(spun(played, 'forfeit'))).toEqual([0, 0, 0]);
    const taken = after(spun(played, 'hostsDecision'), verdict('take', 900));
    expect([scores(taken), taken.desk?.earned]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(after(spun(classic, 'hostsDecision'), verdict('take', 900), pass).desk?.earned).toEqual([
      0, 0, 0,
    ]);
  });
});
