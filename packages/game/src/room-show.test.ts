import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { lettersInPlay, openLetters } from './board.ts';
import { MAX_SEGMENTS, MAX_TEAMS } from './constants.ts';
import { after, buzz, deskShow, right, start, wrong } from './desk/testing-desk.ts';
import { baseLetter, isVowel } from './letters.ts';
import { publicShow } from './public-show.ts';
import { fittedRoomShow, NO_ROOM_MATTERS, roomShow, tilesOfRoom } from './room-show.ts';
import type { Show } from './show.ts';
import { showWith, team } from './testing.ts';
import { SHOW_ACTIONS } from './testing-actions.ts';

const NOW = 1_700_000_003_000;
const MAX = 6000;
const bytesOf = (text: string) => encodeURIComponent(text).replace(/%../g, '.').length;
const told = (show: Show, matters = NO_ROOM_MATTERS) => roomShow(publicShow(show, NOW), matters);
const sizeOf = (value: unknown) => bytesOf(JSON.stringify(value));

describe('what goes to a room', () => {
  it('[A5] says of each team what the desk says of it', () => {
    const tossUp = after(deskShow({ kind: 'tossUp' }), start(5, 0, 3, 1, 4, 2));
    const locked = after(tossUp, buzz(1), wrong, buzz(2));
    const say = told(locked).teams.map(({ onTurn, buzzed, lockedOut }) => ({
      onTurn,
      buzzed,
      lockedOut,
    }));
    expect(say).toEqual([
      { onTurn: false, buzzed: false, lockedOut: false },
      { onTurn: false, buzzed: false, lockedOut: true },
      { onTurn: false, buzzed: true, lockedOut: false },
    ]);
    const round = told(deskShow({ at: { earned: [300, 0, 0] } }));
    expect(round.teams[0]).toMatchObject({ onTurn: true, earned: 300 });
    expect(round.desk).not.toHaveProperty('earned');
    expect(round.desk).not.toHaveProperty('turn');
    expect(told(showWith()).desk).toBe(null);
  });

  it('[A5] tells the reward as the result, and what the room said', () => {
    const won = showWith({
      rewardDialogVisible: true,
      rewardValue: { type: 'points', value: 500 },
    });
    const matters = { buzz: [{ team: 1, place: 1, ms: 0 }], tie: false, joinHidden: true };
    const state = told(won, matters);
    expect(state).toMatchObject({ result: { type: 'points', value: 500 }, ...matters });
    expect(state).not.toHaveProperty('reward');
    expect(state.teams.map(({ buzzed }) => buzzed)).toEqual([false, true]);
  });

  it('[A5] never depends on a hidden letter, a title or another puzzle', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom(...'abcdeglorsuyzßäÜ'), minLength: 1, maxLength: 7 }),
      { minLength: 1, maxLength: 4 },
    );
    const plan = fc.record({
      words,
      actions: fc.array(
        fc.constantFrom(...SHOW_ACTIONS.filter(({ type }) => type !== 'chooseRules')),
        { maxLength: 25 },
      ),
      letters: fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), {
        minLength: 40,
        maxLength: 40,
      }),
    });
    let changed = 0;
    fc.assert(
      fc.property(plan, ({ words, actions, letters }) => {
        const show = after(showWith({ phrases: [words.join(' '), 'blue sky'] }), ...actions);
        const other = swapped(show, letters);
        changed += JSON.stringify(show) === JSON.stringify(other) ? 0 : 1;
        expect(JSON.stringify(told(other))).toBe(JSON.stringify(told(show)));
      }),
      { numRuns: 300 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  it('[A6] leaves a show within the limits as it is', () => {
    const state = told(showWith());
    expect(fittedRoomShow(state, MAX, bytesOf)).toBe(state);
  });

  it('[A6] fits whatever the rules allow', () => {
    const atLimits = (phrase: string, ...actions: readonly Action[]) =>
      told(
        after(
          deskShow({
            phrases: [phrase],
            teams: Array.from({ length: MAX_TEAMS }, () =>
              team('🦊'.repeat(40), Number.MAX_SAFE_INTEGER),
            ),
            wheelSegments: Array.from({ length: MAX_SEGMENTS }, () => ({
              type: 'points',
              value: 1000,
            })),
          }),
          ...actions,
        ),
        {
          buzz: Array.from({ length: MAX_TEAMS }, (_, at) => ({
            team: at,
            place: at + 1,
            ms: 1234,
          })),
          tie: true,
          joinHidden: false,
        },
      );
    const long = atLimits('ä'.repeat(120), right);
    expect(sizeOf(long)).toBeGreaterThan(MAX);
    const fitted = fittedRoomShow(long, MAX, bytesOf);
    expect(sizeOf(fitted)).toBeLessThanOrEqual(MAX);
    expect(tilesOfRoom(fitted.board).flat()).toEqual(
      Array.from({ length: 120 }, () => ({ letter: 'Ä', state: 'revealed' })),
    );
    expect(fitted.wheel.segments).toHaveLength(MAX_SEGMENTS);
    expect(sizeOf(fittedRoomShow(atLimits('ß'.repeat(120), right), MAX, bytesOf))).toBeLessThan(
      MAX,
    );
  });

  it('[A6] tells the tiles that do without a state from their letter', () => {
    expect(
      tilesOfRoom([[{ letter: null }, { letter: 'A' }, { letter: 'B', state: 'correct' }]]),
    ).toEqual([
      [
        { letter: null, state: 'hidden' },
        { letter: 'A', state: 'revealed' },
        { letter: 'B', state: 'correct' },
      ],
    ]);
  });
});

/** The same show with other letters behind the closed tiles, another title and another next puzzle. */
function swapped(show: Show, letters: readonly string[]): Show {
  const unused = letters.filter((letter) => !show.usedLetters.includes(baseLetter(letter)));
  const vowels = unused.filter((letter) => isVowel(letter));
  const consonants = unused.filter((letter) => !isVowel(letter));
  const open = openLetters(show);
  let next = 0;
  const searchedWord = lettersInPlay(show)
    .map((tiles, word) =>
      tiles
        .map((tile, at) => {
          const from = isVowel(baseLetter(tile)) ? vowels : consonants;
          return open[word]?.[at] ? tile : (from[next++ % from.length] ?? tile);
        })
        .join(''),
    )
    .join(' ');
  return {
    ...show,
    puzzles: show.puzzles.map((puzzle, at) =>
      at === show.currentPuzzleIndex
        ? { ...puzzle, id: 99, gametitle: 'Another', searchedWord }
        : { id: -at, gametitle: 'Other', category: 'Other', searchedWord: 'old owl' },
    ),
  };
}
