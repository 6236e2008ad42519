import { expect, it } from 'vitest';
import * as host from '../../test/host.ts';
import { shownText, showWith } from '../../test/shows.ts';
import { objectionTo, play } from '../play.ts';

it.each(['red dog', 'RED DOG', ' r e d d o g ', 'ReDdOg'])(
  '[P8] solves the puzzle with %j',
  (phrase) => {
    const { show, events } = play(showWith({ phrase: 'Red dog' }), host.solve(phrase));
    expect(shownText(show)).toBe('RED DOG');
    expect(show.isComplete).toBe(true);
    expect(events).toEqual([{ type: 'solved', phrase: 'RED DOG' }]);
  },
);

it('[P8] marks the letters it opened as just correct', () => {
  const begun = play(showWith({ phrase: 'red' }), host.call('R')).show;
  expect(play(begun, host.solve('red')).show.correctLetters).toEqual([[false, true, true]]);
});

it('[P8] takes ss for ß, in both directions', () => {
  expect(play(showWith({ phrase: 'Spaß' }), host.solve('spass')).show.isComplete).toBe(true);
  expect(play(showWith({ phrase: 'Spass' }), host.solve('SPAß')).show.isComplete).toBe(true);
});

it.each(['red dig', '', '   ', 'red', 'red dog!'])(
  '[P9] calls %j wrong and opens nothing',
  (phrase) => {
    const { show, events } = play(showWith({ phrase: 'red dog' }), host.solve(phrase));
    expect(shownText(show)).toBe('... ...');
    expect(show.isComplete).toBe(false);
    expect(events).toEqual([{ type: 'wrongPhrase' }]);
  },
);

it('[P9] does not take u for ü', () => {
  expect(play(showWith({ phrase: 'für' }), host.solve('fur')).show.isComplete).toBe(false);
});

it('[P10] is ignored once the puzzle is complete', () => {
  expect(objectionTo(showWith({ isComplete: true }), host.solve('red dog'))).toBe(
    'PUZZLE_COMPLETE',
  );
});
