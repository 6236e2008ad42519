import { expect, it } from 'vitest';
import { objectionTo, play } from '../play.ts';
import { shownText, showWith } from '../testing.ts';

const guess = (phrase: string) => ({ type: 'guessPhrase', phrase }) as const;

it.each(['red dog', 'RED DOG', ' r e d d o g ', 'ReDdOg'])(
  '[P8] solves the puzzle with %j',
  (phrase) => {
    const { show, events } = play(showWith({ phrase: 'Red dog' }), guess(phrase));
    expect(shownText(show)).toBe('RED DOG');
    expect(show.isComplete).toBe(true);
    expect(events).toEqual([{ type: 'solved', phrase: 'RED DOG' }]);
  },
);

it('[P8] marks the letters it opened as just correct', () => {
  const begun = play(showWith({ phrase: 'red' }), { type: 'guessLetter', letter: 'R' }).show;
  expect(play(begun, guess('red')).show.correctLetters).toEqual([[false, true, true]]);
});

it('[P8] takes ss for ß, in both directions', () => {
  expect(play(showWith({ phrase: 'Spaß' }), guess('spass')).show.isComplete).toBe(true);
  expect(play(showWith({ phrase: 'Spass' }), guess('SPAß')).show.isComplete).toBe(true);
});

it.each(['red dig', '', '   ', 'red', 'red dog!'])(
  '[P9] calls %j wrong and opens nothing',
  (phrase) => {
    const { show, events } = play(showWith({ phrase: 'red dog' }), guess(phrase));
    expect(shownText(show)).toBe('... ...');
    expect(show.isComplete).toBe(false);
    expect(events).toEqual([{ type: 'wrongPhrase' }]);
  },
);

it('[P9] does not take u for ü', () => {
  expect(play(showWith({ phrase: 'für' }), guess('fur')).show.isComplete).toBe(false);
});

it('[P10] is ignored once the puzzle is complete', () => {
  expect(objectionTo(showWith({ isComplete: true }), guess('red dog'))).toBe('PUZZLE_COMPLETE');
});
