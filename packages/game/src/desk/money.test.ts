import { describe, expect, it } from 'vitest';
import { after, deskShow, eventsOf, scores, spun } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import type { Action } from '../action.ts';
import { objectionTo } from '../play.ts';

const classic = deskShow();
const simple = deskShow({ preset: 'simple' });
const hide: Action = host.showWheel(false);
/** Red has points, and nothing but this is closed. */
const rich = (phrase: string, points = 1000) =>
  deskShow({ phrases: [phrase, 'blue sky'], at: { earned: [points, 0, 0] } });

describe('where a spin comes first', () => {
  it('[M1] a consonant needs a value that stands', () => {
    expect(objectionTo(classic, host.call('D'))).toBe('SPIN_FIRST');
    expect(objectionTo(spun(classic, 'number'), host.call('D'))).toBe(null);
    expect(objectionTo(after(classic, host.value(300)), host.call('D'))).toBe(null);
  });

  it('[M1] a spin is refused while a value stands, a verdict is due or no consonant is closed', () => {
    expect(objectionTo(classic, host.spin)).toBe(null);
    expect(objectionTo(spun(classic, 'number'), host.spin)).toBe('VALUE_STANDS');
    expect(objectionTo(spun(classic, 'bonusQuestion'), host.spin)).toBe('VERDICT_DUE');
    expect(objectionTo(deskShow({ phrases: ['aua'] }), host.spin)).toBe('NO_CONSONANTS');
    expect(objectionTo(after(classic, host.right), host.spin)).toBe('PUZZLE_COMPLETE');
  });

  it('[M1] none is asked for while the wheel is hidden', () => {
    const hidden = after(classic, hide);
    expect(objectionTo(hidden, host.call('D'))).toBe(null);
    expect(after(hidden, host.call('D')).desk?.earned).toEqual([1000, 0, 0]);
  });

  it('[M1] a consonant without sense is told so', () => {
    expect(objectionTo(deskShow({ phrases: ['aua'] }), host.call('D'))).toBe('NO_CONSONANTS');
  });
});

describe('a right consonant', () => {
  it('[M2] earns its value times the letters it opened, and then no value stands', () => {
    const played = spun(classic, 'number');
    expect(eventsOf(played, host.call('D'))).toEqual([
      { type: 'correct', letter: 'D', count: 2 },
      { type: 'earned', team: 0, points: 1000 },
    ]);
    expect(after(played, host.call('D')).desk).toMatchObject({
      earned: [1000, 0, 0],
      due: { type: 'move' },
    });
  });

  it('[M2] earns the fixed value without a spin, and a number spun this turn instead', () => {
    expect(after(simple, host.call('D')).desk?.earned).toEqual([200, 0, 0]);
    const played = after(spun(simple, 'number'), host.call('D'));
    expect(played.desk?.earned).toEqual([1000, 0, 0]);
    expect(after(played, host.call('R')).desk?.earned).toEqual([1100, 0, 0]);
  });

  it('[M2] counts ß as two S, and Ä Ö Ü as their vowels', () => {
    const show = deskShow({ phrases: ['Größe über'] });
    expect(after(show, host.value(100), host.call('S')).desk?.earned).toEqual([200, 0, 0]);
    const rich = deskShow({ phrases: ['Größe über'], at: { earned: [250, 0, 0] } });
    expect(eventsOf(rich, host.call('U'))).toEqual([
      { type: 'correct', letter: 'U', count: 1 },
      { type: 'bought', team: 0, letter: 'U', price: 250 },
    ]);
  });

  it('[M2] pays only for tiles that were closed', () => {
    const tossUp = deskShow({ preset: 'simple', kind: 'tossUp' });
    const order = { type: 'startTossUp', order: [2, 3, 0, 1, 4, 5] } as const;
    const opened = after(tossUp, order, host.open);
    const round = after(
      opened,
      host.chooseRules(classic.houseRules),
      host.setKind(0, 'finalSpin'),
      host.value(100),
    );
    expect(after(round, host.call('D')).desk?.earned).toEqual([1100, 0, 0]);
  });
});

describe('points earned', () => {
  it('[M3] wait in the round where there is a bank', () => {
    expect(scores(after(classic, host.value(300), host.call('D')))).toEqual([0, 0, 0]);
  });

  it('[M3] are in the score at once without one, and their sum is known', () => {
    const played = after(simple, host.call('D'), host.call('G'));
    expect([scores(played), played.desk?.earned]).toEqual([
      [300, 0, 0],
      [300, 0, 0],
    ]);
  });
});

describe('a vowel', () => {
  it('[M4] is bought by calling it, for one price at any number', () => {
    const show = rich('eel tree');
    expect(after(show, host.call('E')).desk).toMatchObject({ earned: [750, 0, 0], turn: 0 });
  });

  it('[M4] that is absent is paid all the same, and passes the turn', () => {
    expect(eventsOf(rich('eel tree'), host.call('A'))).toEqual([
      { type: 'wrongLetter', letter: 'A' },
      { type: 'bought', team: 0, letter: 'A', price: 250 },
      { type: 'turnPassed', team: 1, why: 'wrongLetter' },
    ]);
    expect(after(rich('eel tree'), host.call('A')).desk?.earned).toEqual([750, 0, 0]);
  });

  it('[M4] waits while a value stands, unless it is free', () => {
    expect(objectionTo(after(rich('eel tree'), host.value(300)), host.call('E'))).toBe(
      'VALUE_STANDS',
    );
    const free = after(spun(simple, 'number'), host.call('E'));
    expect(free.desk).toMatchObject({ due: { type: 'letter', value: 500 }, earned: [0, 0, 0] });
  });

  it('[M4] comes off this puzzle and the score alike without a bank', () => {
    const show = deskShow({ preset: 'simple', rules: { vowelPrice: 150 } });
    const played = after(show, host.call('D'), host.call('E'));
    expect([scores(played), played.desk?.earned]).toEqual([
      [50, 0, 0],
      [50, 0, 0],
    ]);
  });

  it('[M4] is always on the keyboard', () => {
    expect(objectionTo(classic, host.vowels(true))).toBe('NO_CHANGE');
  });

  it('[M5] is not for a team with less than the price', () => {
    expect(objectionTo(rich('red dog', 249), host.call('E'))).toBe('NO_MONEY');
    expect(objectionTo(rich('red dog', 250), host.call('E'))).toBe(null);
    expect(objectionTo(after(rich('red dog'), host.setTurn(1)), host.call('E'))).toBe('NO_MONEY');
  });

  it('[M5] at a price of 0 is always paid', () => {
    expect(objectionTo(simple, host.call('E'))).toBe(null);
    expect(eventsOf(simple, host.call('E'))).toEqual([{ type: 'correct', letter: 'E', count: 1 }]);
  });
});

describe('the last ones', () => {
  it('[M6] are announced once: the last consonant', () => {
    const show = rich('toto');
    expect(eventsOf(show, host.value(100), host.call('T'))).toContainEqual({ type: 'onlyVowels' });
    expect(eventsOf(deskShow({ phrases: ['tete to'] }), host.value(100), host.free('T'))).toEqual([
      { type: 'correct', letter: 'T', count: 3 },
      { type: 'onlyVowels' },
    ]);
  });

  it('[M6] are announced once: the last vowel, after which none can be bought', () => {
    const show = rich('red');
    expect(eventsOf(show, host.call('E'))).toContainEqual({ type: 'noVowels' });
    expect(eventsOf(show, host.call('E'), host.value(100), host.call('R'))).not.toContainEqual({
      type: 'noVowels',
    });
    expect(objectionTo(after(show, host.call('E')), host.call('A'))).toBe('NO_VOWELS');
  });

  it('[M6] are announced with the puzzle where it has none from the start', () => {
    const show = deskShow({ phrases: ['red', 'aua', 'rhythm'] });
    expect(eventsOf(show, host.next)).toContainEqual({ type: 'onlyVowels' });
    expect(eventsOf(show, host.jump(2))).toContainEqual({ type: 'noVowels' });
    const back = eventsOf(show, host.jump(2), host.jump(0), host.jump(2));
    expect(back).not.toContainEqual({ type: 'noVowels' });
  });

  it('[M6] take a value that stands along', () => {
    const show = after(spun(classic, 'number'), host.free('D'), host.free('R'), host.free('G'));
    expect(show.desk?.due).toEqual({ type: 'move' });
    expect(objectionTo(show, host.value(300))).toBe('NO_CONSONANTS');
  });

  it('[M7] are free for a team that cannot pay when only vowels are closed', () => {
    const show = deskShow({ phrases: ['aua oh'], at: { earned: [100, 400, 0] } });
    expect(objectionTo(show, host.call('A'))).toBe('NO_MONEY');
    const vowels = after(show, host.free('H'));
    expect(after(vowels, host.call('A')).desk?.earned).toEqual([100, 400, 0]);
    expect(after(vowels, host.setTurn(1), host.call('A')).desk?.earned).toEqual([100, 150, 0]);
  });

  it('[M7] make a phrase of vowels only playable', () => {
    const show = after(deskShow({ phrases: ['aua'] }), host.call('A'), host.call('U'));
    expect(show).toMatchObject({ isComplete: true, rewardedTeam: 0 });
  });
});

describe('solving', () => {
  const show = deskShow({ at: { turn: 1, earned: [700, 1800, 50] } });

  it('[M8] banks the points of the solver, and all round points are 0 then', () => {
    expect(eventsOf(show, host.right)).toEqual([
      { type: 'solved', phrase: 'RED DOG' },
      { type: 'banked', team: 1, points: 1800, raised: false },
    ]);
    const solved = after(show, host.right);
    expect([scores(solved), solved.desk?.earned]).toEqual([
      [0, 1800, 0],
      [0, 0, 0],
    ]);
  });

  it('[M8] banks at least the house minimum', () => {
    expect(eventsOf(after(show, host.setTurn(2)), host.right)).toContainEqual({
      type: 'banked',
      team: 2,
      points: 1000,
      raised: true,
    });
  });

  it('[M8] pays the last letter first', () => {
    const solved = after(deskShow({ phrases: ['bbbb'] }), host.value(600), host.call('B'));
    expect(scores(solved)).toEqual([2400, 0, 0]);
  });

  it('[M8] takes what was due along, and closes the dialog that asked for it', () => {
    const asked = { ...spun(show, 'hostsDecision'), rewardDialogVisible: true };
    expect(after(asked, host.right)).toMatchObject({
      desk: { due: { type: 'move' } },
      rewardDialogVisible: false,
    });
    expect(after(show, host.value(300), host.right).desk?.due).toEqual({ type: 'move' });
  });

  it('[M9] gives the star by itself without a bank, worth the house minimum', () => {
    const played = after(simple, host.call('D'));
    expect(eventsOf(played, host.right)).toEqual([
      { type: 'solved', phrase: 'RED DOG' },
      { type: 'rewarded', team: 0, value: 1000 },
    ]);
    expect(scores(after(played, host.right))).toEqual([1200, 0, 0]);
    const dear = deskShow({ preset: 'simple', rules: { houseMinimum: 300 } });
    expect(scores(after(dear, host.right))).toEqual([300, 0, 0]);
  });

  it.each([classic, simple])(
    '[M9] leaves no other star to give, at the desk or by hand after it',
    (at) => {
      const solved = after(at, host.right);
      expect(objectionTo(solved, host.star(1))).toBe('ALREADY_REWARDED');
      const byHand = after(solved, {
        type: 'chooseRules',
        rules: { ...classic.houseRules, preset: 'manual' },
      });
      expect(objectionTo(byHand, host.star(1))).toBe('ALREADY_REWARDED');
    },
  );
});

describe('no score and no round points go below 0', () => {
  const typed: Action = { type: 'enterScore', team: 0, score: 50 };

  it('[M10] by a price, where the score was typed meanwhile', () => {
    const show = deskShow({ preset: 'simple', rules: { vowelPrice: 150 } });
    const played = after(show, host.call('D'), typed, host.call('E'));
    expect([scores(played), played.desk?.earned]).toEqual([
      [0, 0, 0],
      [50, 0, 0],
    ]);
  });

  it('[M10] by a verdict or a Forfeit', () => {
    const played = after(deskShow({ preset: 'simple' }), host.call('D'), typed);
    expect(scores(spun(played, 'forfeit'))).toEqual([0, 0, 0]);
    const taken = after(spun(played, 'hostsDecision'), host.verdict('take', 900));
    expect([scores(taken), taken.desk?.earned]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(
      after(spun(classic, 'hostsDecision'), host.verdict('take', 900), host.pass).desk?.earned,
    ).toEqual([0, 0, 0]);
  });
});
