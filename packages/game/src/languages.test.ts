import { alphabetOf, LANGUAGES } from '@wheel/alphabet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, deskShow, eventsOf, played, stored } from '../test/desk.ts';
import * as host from '../test/host.ts';
import { shownText, showWith } from '../test/shows.ts';
import { STORED, STORED_2 } from '../test/stored-shows.ts';
import { movesOf } from './desk/moves.ts';
import { resultsOf } from './desk/results.ts';
import { reviveRun } from './history/revive-run.ts';
import { type Run, replay } from './history/run.ts';
import { trailOf } from './history/trail.ts';
import { keyStates } from './keyboard.ts';
import { samePhrase, toPhrase } from './letters.ts';
import { objectionTo } from './play.ts';
import { publicShow } from './public-show.ts';
import { SAMPLE_PUZZLES } from './puzzles.ts';
import { newShow, type Puzzle, SCREENS, type Show } from './show.ts';

const legalPhrase = (language: string): fc.Arbitrary<string> => {
  const { keys, marked, signs } = alphabetOf(language);
  const letters = [...keys, ...marked];
  const all = [...letters, ...letters.map((letter) => letter.toLowerCase()), ...signs, ' '];
  return fc
    .string({ unit: fc.constantFrom(...all), minLength: 1 })
    .filter((text) => text.trim() !== '');
};

const keysOf = (show: Show) => Object.keys(keyStates(show)).join('');
const pressed = (show: Show, keys: readonly string[]) => after(show, ...keys.map(host.call));
const puzzle = (searchedWord: string, language?: string): Puzzle => ({
  id: 1,
  gametitle: '',
  category: '',
  searchedWord,
  ...(language !== undefined && { language }),
});

describe('the language of a puzzle', () => {
  it.each([undefined, 'en', 'tlh', 'ES', ''])('[L1] is English where it is %j', (language) => {
    const show = showWith({ phrase: 'œil d’año', language, includeVowels: true });
    expect(keysOf(show)).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(shownText(show)).toBe('Œ.. .’...');
    expect(publicShow(show, 0).language).toBe('en');
    expect(pressed(show, [...'ILDANO']).isComplete).toBe(true);
  });

  it('[L1] may be another one in every puzzle of a show', () => {
    const puzzles = [puzzle('año', 'es'), puzzle('yeux', 'fr'), puzzle('boy')];
    const show = after(newShow(), { type: 'chooseQuiz', puzzles }, host.startGame);
    const told = [show, after(show, host.next), after(show, host.next, host.next)].map((each) => [
      publicShow(each, 0).language,
      keysOf(each).length,
    ]);
    expect(told).toEqual([
      ['es', 22],
      ['fr', 20],
      ['en', 21],
    ]);
  });

  it('[L1] stays with a stored run, also one that is not known, and is left out where it is no text', () => {
    const run = played(showWith({ phrase: 'año', language: 'es' }), host.call('Ñ'));
    expect(reviveRun(stored(run))).toEqual(run);
    const languageAfter = (language: unknown) => {
      const show = { ...run.show, puzzles: [{ ...puzzle('boy'), language }] };
      return (reviveRun(stored({ ...run, show })) as Run).show.puzzles[0];
    };
    expect(languageAfter('tlh')).toEqual({ ...puzzle('boy'), language: 'tlh' });
    for (const none of [null, 7, undefined, {}]) expect(languageAfter(none)).toEqual(puzzle('boy'));
  });

  it.each(Object.entries({ ...STORED, ...STORED_2 }))(
    '[L1] is none in the stored show "%s", which replays as it was',
    (_name, data) => {
      const run = reviveRun(data) as Run;
      expect(run.show.puzzles.some((each) => 'language' in each)).toBe(false);
      expect(replay(run.start, run.steps)).toEqual(run.show);
    },
  );

  it('[L1] [Z1] is told with the results', () => {
    const { puzzles } = resultsOf(trailOf(played(showWith({ phrase: 'año', language: 'es' }))));
    expect(puzzles).toMatchObject([{ phrase: 'año', language: 'es' }]);
  });
});

describe('the keyboard', () => {
  it.each([
    ['en', 'BCDFGHJKLMNPQRSTVWXYZ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['de', 'BCDFGHJKLMNPQRSTVWXYZ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['es', 'BCDFGHJKLMNÑPQRSTVWXYZ', 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'],
    ['fr', 'BCDFGHJKLMNPQRSTVWXZ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ])('[L2] of %s holds %s at first', (language, consonants, all) => {
    expect(keysOf(showWith({ language }))).toBe(consonants);
    expect(keysOf(showWith({ language, includeVowels: true }))).toBe(all);
    expect(keysOf(deskShow({ language }))).toBe(all);
  });

  it('[L2] tells hits of Ñ and N apart', () => {
    const show = pressed(showWith({ phrase: 'año', language: 'es' }), ['Ñ', 'N']);
    expect(keyStates(show)).toMatchObject({ Ñ: 'hit', N: 'miss' });
  });

  it('[L2] has no key but its own', () => {
    expect(objectionTo(showWith(), host.call('Ñ'))).toBe('NOT_A_LETTER');
    expect(objectionTo(showWith({ language: 'es' }), host.call('Ñ'))).toBe(null);
    for (const letter of ['É', 'ñ', 'N\u0303', 'ß', 'Œ', '’', '-'])
      expect(objectionTo(showWith({ language: 'fr' }), host.call(letter))).toBe('NOT_A_LETTER');
  });
});

describe('vowels and consonants', () => {
  it.each([
    ['en', null],
    ['de', null],
    ['es', null],
    ['fr', 'VOWELS_OFF'],
  ])('[L3] make Y in %s what it is there', (language, objection) => {
    expect(objectionTo(showWith({ language }), host.call('Y'))).toBe(objection);
  });

  it('[L3] [M2] pay for Ñ as for any consonant', () => {
    const show = deskShow({ phrases: ['ñañ'], language: 'es', rules: { spinFirst: false } });
    expect(eventsOf(show, host.call('Ñ'))).toContainEqual({
      type: 'earned',
      team: 0,
      points: 2 * show.houseRules.pointsPerLetter,
    });
  });

  it('[L3] [M4] sell Y in French', () => {
    const show = deskShow({ phrases: ['les yeux'], language: 'fr', at: { earned: [900, 0, 0] } });
    const bought = { type: 'bought', team: 0, letter: 'Y', price: show.houseRules.vowelPrice };
    expect(eventsOf(show, host.call('Y'))).toContainEqual(bought);
  });

  it('[L3] [M6] [M7] announce the last consonant with Y left in French', () => {
    const show = deskShow({ phrases: ['ny'], language: 'fr', rules: { spinFirst: false } });
    expect(eventsOf(show, host.call('N'))).toContainEqual({ type: 'onlyVowels' });
    expect(movesOf(after(show, host.call('N')))).toContain('vowel');
    const english = deskShow({ phrases: ['nyz'], rules: { spinFirst: false } });
    expect(eventsOf(english, host.call('N'))).not.toContainEqual({ type: 'onlyVowels' });
  });

  it('[L3] [E6] are picked as what they are', () => {
    const spanish = deskShow({ phrases: ['año'], language: 'es', kind: 'bonus' });
    expect(objectionTo(after(spanish, ...[...'BCÑ'].map(host.pick)), host.pick('D'))).toBe(
      'PICKS_FULL',
    );
    const french = deskShow({ phrases: ['yoga'], language: 'fr', kind: 'bonus' });
    expect(objectionTo(after(french, host.pick('Y')), host.pick('A'))).toBe('PICKS_FULL');
    expect(publicShow(after(french, host.pick('Y')), 0).desk?.keys).toEqual({
      consonant: null,
      vowel: 'PICKS_FULL',
    });
  });

  it('[L3] [V4] are freed as what they are', () => {
    const show = after(
      showWith({ phrase: 'bb', language: 'fr' }),
      host.vowels(true),
      host.call('Y'),
    );
    expect(after(show, host.vowels(false)).usedLetters).toEqual([]);
    const english = after(showWith({ phrase: 'bb' }), host.vowels(true), host.call('Y'));
    expect(after(english, host.vowels(false)).usedLetters).toEqual(['Y']);
  });
});

describe('[L4] a letter', () => {
  it.each([
    ['es', 'pingüino', 'U', '....Ü...'],
    ['es', 'año', 'Ñ', '.Ñ.'],
    ['es', 'año', 'N', '...'],
    ['fr', 'garçon', 'C', '...Ç..'],
    ['fr', 'été', 'E', 'É.É'],
    ['fr', 'cœur', 'O', '.O...'],
    ['de', 'año', 'N', '.Ñ.'],
    ['de', 'Größe', 'S', '...SS.'],
  ])('in %s: %s answers to %s as %s', (language, phrase, key, shown) => {
    const show = showWith({ phrase, language, includeVowels: true });
    expect(shownText(after(show, host.call(key)))).toBe(shown);
  });
});

describe('apostrophe and hyphen', () => {
  it('[L5] are open from the start and belong to their word', () => {
    const show = showWith({ phrase: "aujourd'hui peut‐être", language: 'fr' });
    expect(shownText(show)).toBe('.......’... ....-....');
    expect(publicShow(show, 0).board.map(({ length }) => length)).toEqual([11, 9]);
  });

  it('[L5] count for nothing', () => {
    const show = deskShow({ phrases: ['l’s-t'], language: 'fr', kind: 'bonus' });
    expect(show.isComplete).toBe(true);
    const round = deskShow({ phrases: ['l’s-t'], language: 'fr', rules: { spinFirst: false } });
    expect(eventsOf(round, host.call('L'))).toContainEqual({
      type: 'earned',
      team: 0,
      points: round.houseRules.pointsPerLetter,
    });
    expect(eventsOf(round, host.call('L'))).toContainEqual({
      type: 'correct',
      letter: 'L',
      count: 1,
    });
  });

  it('[L5] stay as they are in an English phrase of before', () => {
    expect(shownText(showWith({ phrase: "it's 7-up" }))).toBe("..'. 7-..");
  });
});

describe('a typed phrase', () => {
  it.each([
    ['fr', 'C EST LETE', 'C’est l’été'],
    ['fr', "c'est l'ete", 'C’est l’été'],
    ['fr', 'peut etre', 'peut-être'],
    ['fr', 'coeur', 'cœur'],
    ['fr', 'CŒUR', 'coeur'],
    ['fr', 'garcon', 'garçon'],
    ['de', 'Gruen', 'Grün'],
    ['de', 'Grun', 'Grün'],
    ['de', 'Grün', 'Gruen'],
    ['de', 'Fuesse', 'Füße'],
    ['es', 'PINGUINO', 'pingüino'],
    ['es', 'an\u0303o', 'año'],
    ['es', 'MI NIÑO', 'Mi niño'],
  ])('[L6] in %s %j solves %j', (language, typed, phrase) => {
    expect(samePhrase(typed, phrase, alphabetOf(language))).toBe(true);
    const show = showWith({ phrase, language });
    expect(after(show, host.solve(typed)).isComplete).toBe(true);
  });

  it.each([
    ['es', 'ano', 'año'],
    ['es', 'año', 'ano'],
    ['es', 'Gruen', 'Grün'],
    ['fr', 'Gruen', 'Grün'],
    ['de', 'Feur', 'Feuer'],
    ['en', 'fur', 'für'],
    ['en', 'fuer', 'für'],
    ['en', 'its', "it's"],
    ['fr', '', 'été'],
    ['fr', '’-', 'été'],
  ])('[L6] in %s %j does not solve %j', (language, typed, phrase) => {
    expect(samePhrase(typed, phrase, alphabetOf(language))).toBe(false);
  });

  it.each(LANGUAGES)(
    '[L6] in %s solves as it stands, in any case and with any spaces',
    (language) => {
      const alphabet = alphabetOf(language);
      fc.assert(
        fc.property(legalPhrase(language), (phrase) => {
          expect(samePhrase(phrase, phrase, alphabet)).toBe(true);
          expect(samePhrase(phrase.toLowerCase(), phrase, alphabet)).toBe(true);
          expect(samePhrase([...phrase].join(' '), phrase, alphabet)).toBe(true);
          expect(samePhrase(phrase.normalize('NFD'), phrase, alphabet)).toBe(true);
        }),
      );
    },
  );

  it.each(LANGUAGES)('[L6] in %s means the same in both directions', (language) => {
    const alphabet = alphabetOf(language);
    const short = fc.string({ unit: fc.constantFrom(...'aäeéuüonñœ’- '), maxLength: 4 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(samePhrase(a, b, alphabet)).toBe(samePhrase(b, a, alphabet));
      }),
    );
  });
});

it.each(LANGUAGES)(
  '[L7] Every phrase legal in %s is solved by pressing all its keys',
  (language) => {
    const alphabet = alphabetOf(language);
    fc.assert(
      fc.property(legalPhrase(language), (phrase) => {
        const show = showWith({ phrase, language, includeVowels: true });
        const openAtFirst = [...shownText(show)].filter((tile) => tile !== '.');
        expect(openAtFirst.every((tile) => [' ', ...alphabet.signs].includes(tile))).toBe(true);
        const solved = pressed(show, alphabet.keys);
        expect(solved.isComplete).toBe(true);
        expect(shownText(solved)).toBe(toPhrase(phrase, alphabet));
      }),
    );
  },
);

it('[L7] A phrase of Ñ only has one tile, and one of Œ only has two', () => {
  expect(pressed(showWith({ phrase: 'ñ', language: 'es' }), ['Ñ']).isComplete).toBe(true);
  const show = after(showWith({ phrase: 'œ', language: 'fr' }), host.vowels(true));
  expect(shownText(show)).toBe('..');
  expect(pressed(show, ['O', 'E']).isComplete).toBe(true);
});

describe('the public show', () => {
  it('[L8] tells the language on the game screen only', () => {
    const show = showWith({ language: 'fr' });
    const told = SCREENS.map((screen) => publicShow({ ...show, screen }, 0).language);
    expect(told).toEqual(SCREENS.map((screen) => (screen === 'game' ? 'fr' : undefined)));
    expect('language' in publicShow({ ...show, screen: 'wheel' }, 0)).toBe(false);
  });

  it('[L8] tells the same language for any letters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.string(), (language, phrase) => {
        expect(publicShow(showWith({ phrase, language }), 0).language).toBe(language);
      }),
    );
  });
});

it.each(LANGUAGES)('[L9] R S T L N E open at once in a bonus round in %s', (language) => {
  const show = deskShow({ phrases: ['larsten bog'], language, kind: 'bonus' });
  expect(shownText(show)).toBe('L.RSTEN ...');
  expect(show.usedLetters).toEqual([...'RSTLNE']);
});

it('[L10] The samples name no language, so they are English', () => {
  expect(SAMPLE_PUZZLES.some((sample) => 'language' in sample)).toBe(false);
  expect(publicShow(after(newShow(), host.openGame), 0).language).toBe('en');
});
