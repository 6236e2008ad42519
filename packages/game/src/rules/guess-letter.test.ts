import { alphabetOf } from '@wheel/alphabet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as host from '../../test/host.ts';
import { shownText, showWith } from '../../test/shows.ts';
import { answersTo, toPhrase } from '../letters.ts';
import { objectionTo, play } from '../play.ts';

const en = alphabetOf('en');
const letterKey = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const legalPhrase = fc
  .string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzÄÖÜäöüß  '), minLength: 1 })
  .filter((text) => text.trim() !== '');

/** Latin with all its marks, Greek, digits, signs, loose marks: anything an old file might hold. */
const oddPhrase = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x24ff }).map((code) => String.fromCodePoint(code)),
});

describe('a correct letter', () => {
  it('[P4] opens every occurrence and is announced with their number', () => {
    const { show, events } = play(showWith({ phrase: 'red dog' }), host.call('D'));
    expect(shownText(show)).toBe('..D D..');
    expect(events).toEqual([{ type: 'correct', letter: 'D', count: 2 }]);
    expect(show.usedLetters).toEqual(['D']);
  });

  it('[P4] marks exactly its own tiles as just correct', () => {
    const first = play(showWith({ phrase: 'red dog' }), host.call('D')).show;
    expect(play(first, host.call('G')).show.correctLetters).toEqual([
      [false, false, false],
      [false, false, true],
    ]);
  });

  it('[P4] opens its occurrences and nothing else in any phrase', () => {
    fc.assert(
      fc.property(legalPhrase, letterKey, (phrase, letter) => {
        const show = showWith({ phrase, includeVowels: true });
        const expected = [...toPhrase(phrase, en)]
          .map((tile) => (tile === ' ' || answersTo(tile, letter, en) ? tile : '.'))
          .join('');
        expect(shownText(play(show, host.call(letter)).show)).toBe(expected);
      }),
    );
  });

  it('[P3] opens an umlaut and shows it as itself', () => {
    const show = showWith({ phrase: 'für', includeVowels: true });
    expect(shownText(play(show, host.call('U')).show)).toBe('.Ü.');
  });

  it('[P7] completes the puzzle with the last hidden letter', () => {
    const { show, events } = play(showWith({ phrase: 'bb b' }), host.call('B'));
    expect(show.isComplete).toBe(true);
    expect(events).toEqual([
      { type: 'correct', letter: 'B', count: 3 },
      { type: 'solved', phrase: 'BB B' },
    ]);
  });

  it('[P3] and its fellows solve every legal phrase', () => {
    fc.assert(
      fc.property(legalPhrase, (phrase) => {
        let show = showWith({ phrase, includeVowels: true });
        for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
          show = play(show, host.call(letter)).show;
        expect(show.isComplete).toBe(true);
        expect(shownText(show)).toBe(toPhrase(phrase, en));
      }),
    );
  });

  it('[P3] and its fellows solve even a phrase that no host may type', () => {
    fc.assert(
      fc.property(oddPhrase, (phrase) => {
        let show = showWith({ phrase });
        show = play(show, host.vowels(true)).show;
        for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
          show = play(show, host.call(letter)).show;
        expect(show.isComplete).toBe(true);
      }),
    );
  });
});

describe('a wrong letter', () => {
  it('[P5] counts as used and opens nothing', () => {
    const { show, events } = play(showWith({ phrase: 'red dog' }), host.call('Z'));
    expect(shownText(show)).toBe('... ...');
    expect(show.usedLetters).toEqual(['Z']);
    expect(events).toEqual([{ type: 'wrongLetter', letter: 'Z' }]);
  });

  it('[P5] takes the just-correct marks away', () => {
    const first = play(showWith({ phrase: 'red' }), host.call('D')).show;
    expect(play(first, host.call('Z')).show.correctLetters).toEqual([[false, false, false]]);
  });
});

describe('a letter is ignored', () => {
  it('[P6] when it was used before', () => {
    expect(objectionTo(showWith({ usedLetters: ['D'] }), host.call('D'))).toBe('LETTER_USED');
  });

  it('[P6] once the puzzle is complete', () => {
    expect(objectionTo(showWith({ isComplete: true }), host.call('D'))).toBe('PUZZLE_COMPLETE');
  });

  it.each(['', 'd', 'Ä', '1', 'DD', ' '])('[P6] when it is %j', (letter) => {
    expect(objectionTo(showWith(), host.call(letter))).toBe('NOT_A_LETTER');
  });

  it('[V3] when it is a vowel and vowels are off', () => {
    expect(objectionTo(showWith(), host.call('E'))).toBe('VOWELS_OFF');
    expect(objectionTo(showWith({ includeVowels: true }), host.call('E'))).toBe(null);
  });
});
