import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { lettersInPlay, openLetters } from './board.ts';
import { GIVEN_LETTERS } from './desk/bonus-round.ts';
import { PUZZLE_KINDS } from './desk/presets.ts';
import {
  after,
  buzz,
  call,
  deskShow,
  free,
  open,
  pick,
  right,
  setTurn,
  spin,
  spun,
  start,
  value,
  wrong,
} from './desk/testing-desk.ts';
import { newRun, perform, type Run } from './history/run.ts';
import { baseLetter, isVowel } from './letters.ts';
import { publicEvents } from './public-events.ts';
import { publicShow } from './public-show.ts';
import type { Show } from './show.ts';
import { SHOW_ACTIONS } from './testing-actions.ts';

const NOW = 1_700_000_003_000;
const told = (show: Show) => publicShow(show, NOW).desk;
const classic = deskShow();

describe('of a desk', () => {
  it('[A1] tells whose turn it is, what may be done and for what', () => {
    expect(told(classic)).toEqual({
      kind: 'round',
      turn: 0,
      moves: ['spin', 'solve'],
      earned: [0, 0, 0],
      hasBank: true,
      vowelPrice: 250,
      value: null,
      letterValue: null,
      keys: { consonant: 'SPIN_FIRST', vowel: 'NO_MONEY' },
      prize: null,
      isSolving: false,
      isTie: false,
      verdict: null,
      buzzed: null,
      lockedOut: [],
      picks: [],
    });
    expect(told(spun(classic, 'number'))).toMatchObject({
      value: 500,
      moves: ['consonant', 'solve'],
    });
    expect(told(spun(classic, 'hostsDecision'))).toMatchObject({
      verdict: 'hostsDecision',
      moves: ['verdict'],
    });
    const earned = after(spun(classic, 'number'), call('D'));
    expect(told(earned)).toMatchObject({
      earned: [1000, 0, 0],
      moves: ['spin', 'vowel', 'solve'],
    });
    expect(told(after(earned, spin))?.moves).toEqual([]);
    expect(told(after(earned, right))?.moves).toEqual([]);
  });

  it('[A1] tells that vowels are free once only they are closed and nobody can pay', () => {
    const show = after(classic, ...[...'RDG'].map(free));
    expect(told(show)).toMatchObject({ vowelPrice: 0, moves: ['vowel', 'solve'] });
  });

  it('[A1] tells buzzes and lock-outs of a toss-up', () => {
    const tossUp = deskShow({ kind: 'tossUp' });
    const started = after(tossUp, start(5, 0, 3, 1, 4, 2));
    expect(told(tossUp)).toMatchObject({ kind: 'tossUp', turn: null, moves: ['startTossUp'] });
    expect(told(started)).toMatchObject({ moves: ['buzz'], buzzed: null });
    const locked = after(started, buzz(1), wrong, buzz(2));
    expect(told(locked)).toMatchObject({ moves: ['answer'], buzzed: 2, lockedOut: [1] });
  });

  it('[A1] tells the value of a final spin and the picks of a bonus round', () => {
    const final = after(deskShow({ kind: 'finalSpin' }), value(500));
    expect(told(final)).toMatchObject({
      kind: 'finalSpin',
      value: 1500,
      vowelPrice: 0,
      moves: ['consonant', 'vowel', 'solve'],
    });
    expect(told(after(final, call('D')))?.moves).toEqual(['solve']);
    const bonus = after(deskShow({ kind: 'bonus' }), pick('D'));
    expect(told(bonus)).toMatchObject({ kind: 'bonus', picks: ['D'], moves: ['pick'] });
    const picked = after(bonus, pick('B'), pick('C'), pick('A'));
    expect(told(picked)?.moves).toEqual(['openPicks']);
    expect(told(after(picked, { type: 'openPicks' }))?.moves).toEqual(['solve']);
  });

  it('[A1] tells why a letter rests, and what one is worth', () => {
    const keys = (show: Show) => told(show)?.keys;
    expect(keys(spun(classic, 'number'))).toEqual({ consonant: null, vowel: 'VALUE_STANDS' });
    expect(told(spun(classic, 'number'))?.letterValue).toBe(500);
    expect(keys(spun(classic, 'hostsDecision'))?.consonant).toBe('VERDICT_DUE');
    expect(keys(after(classic, spin))?.vowel).toBe('SPINNING');
    expect(keys(after(classic, right))?.vowel).toBe('PUZZLE_COMPLETE');
    expect(keys(deskShow({ kind: 'tossUp' }))?.consonant).toBe('LETTERS_REST');
    const picked = after(deskShow({ kind: 'bonus' }), pick('A'));
    expect(keys(picked)).toEqual({ consonant: null, vowel: 'PICKS_FULL' });
    expect(told(picked)?.prize).toBe(5000);
  });

  it('[A1] tells that the lead is shared while the next puzzle can decide it', () => {
    const solved = after(classic, right);
    const equal = { ...solved, teams: solved.teams.map((team) => ({ ...team, score: 1000 })) };
    expect(told(solved)?.isTie).toBe(false);
    expect(told(equal)?.isTie).toBe(true);
    const decided: Action = { type: 'setKind', puzzle: 1, kind: 'tossUp' };
    expect(told(after(equal, decided))?.isTie).toBe(false);
    expect(told({ ...equal, currentPuzzleIndex: 2 })?.isTie).toBe(false);
  });

  it('[A1] shows all keys, the vowels too', () => {
    expect(Object.keys(publicShow(classic, NOW).keys).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  it('[A2] tells nothing before the game screen, nor by hand', () => {
    expect(told({ ...classic, screen: 'wheel' })).toBe(null);
    expect(told({ ...classic, desk: null })).toBe(null);
  });
});

describe('no hidden letter leaves a desk', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abcdegorsuyzßäÜé7'),
    minLength: 1,
    maxLength: 7,
  });
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const letters = fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ'), {
    minLength: 60,
    maxLength: 60,
  });
  const CHANGES_PUZZLE = ['nextPuzzle', 'jumpTo', 'reorderPuzzles', 'guessPhrase'];
  const actions = fc.array(
    fc.constantFrom(...SHOW_ACTIONS.filter(({ type }) => !CHANGES_PUZZLE.includes(type))),
    { maxLength: 30 },
  );
  const plan = fc.record({ phrase, actions, letters, kind: fc.constantFrom(...PUZZLE_KINDS) });
  const order = (show: Show): Action =>
    start(
      ...openLetters(show)
        .flat()
        .flatMap((isOpen, at) => (isOpen ? [] : at))
        .reverse(),
    );
  const bytes = (show: Show) => JSON.stringify(publicShow(show, NOW));

  /** Which tiles were open at any time; a bonus round that becomes a round closes what it has given. */
  const everOpen = (start: Show, steps: readonly Action[]) => {
    let show = start;
    return steps.reduce((open, step) => {
      show = after(show, step);
      const now = openLetters(show).flat();
      return open.map((isOpen, at) => isOpen || now[at] === true);
    }, openLetters(start).flat());
  };

  /** Other letters behind the closed tiles, vowels for vowels: what is left of each is announced. */
  function swapped(
    show: Show,
    open: readonly boolean[],
    others: readonly string[],
    tried: readonly string[],
  ): string {
    const unused = others.filter((letter) => !tried.includes(baseLetter(letter)));
    const vowels = unused.filter((letter) => isVowel(baseLetter(letter)));
    const consonants = unused.filter((letter) => !isVowel(baseLetter(letter)));
    let next = 0;
    let place = 0;
    return lettersInPlay(show)
      .map((tiles) =>
        tiles
          .map((tile) => {
            const from = isVowel(baseLetter(tile)) ? vowels : consonants;
            return open[place++] ? tile : (from[next++ % from.length] ?? tile);
          })
          .join(''),
      )
      .join(' ');
  }

  it('[A3] [A4] with all that happened on the way, toss-ups and bonus rounds included', () => {
    const tell = (start: Show, steps: readonly Action[]) => {
      let run: Run = newRun(start);
      return steps.map((action) => {
        const { run: next, events } = perform(run, action);
        run = next;
        return bytes(run.show) + JSON.stringify(publicEvents(events));
      });
    };
    let changed = 0;
    fc.assert(
      fc.property(plan, ({ phrase, actions, letters, kind }) => {
        const start = deskShow({ phrases: [phrase], kind });
        const steps = kind === 'tossUp' ? [order(start), ...actions] : actions;
        const end = after(start, ...steps);
        const tried = [
          ...GIVEN_LETTERS,
          ...steps.flatMap((step) => ('letter' in step ? step.letter : [])),
        ];
        const other = swapped(end, everOpen(start, steps), letters, tried);
        changed +=
          other ===
          lettersInPlay(end)
            .map((tiles) => tiles.join(''))
            .join(' ')
            ? 0
            : 1;
        expect(tell(deskShow({ phrases: [other], kind }), steps)).toEqual(tell(start, steps));
      }),
      { numRuns: 300 },
    );
    expect(changed).toBeGreaterThan(50);
  });

  it.each(['tossUp', 'bonus'] as const)(
    '[A3] nor whether vowels are behind the tiles where no letters are called: %s',
    (kind) => {
      const [vowels, consonants] = ['aua', 'bdc'].map((hidden) =>
        bytes(deskShow({ kind, phrases: [hidden] })),
      );
      expect(vowels).toBe(consonants);
    },
  );

  it('[A3] nor does the order of a toss-up', () => {
    const show = deskShow({ kind: 'tossUp' });
    const [one, other] = [start(5, 0, 3, 1, 4, 2), start(5, 4, 3, 2, 1, 0)].map((order) =>
      bytes(after(show, order, open, setTurn(1))),
    );
    expect(one).toBe(other);
  });
});
