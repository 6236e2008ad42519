import { answersTo, isHiddenAtFirst, lettersOf } from './letters.ts';
import { alphabetInPlay, wordsOf } from './puzzles.ts';
import type { LetterFlags, Show } from './show.ts';

export type BoardTile = {
  /** `null` while hidden, so that nothing on the page can give it away. */
  readonly letter: string | null;
  readonly state: 'hidden' | 'revealed' | 'correct';
};

type Letters = readonly (readonly string[])[];

/** Every letter of the phrase, word by word, hidden or not. */
export const lettersInPlay = (show: Show): Letters => wordsOf(show).map(lettersOf);

const flagLetters = (letters: Letters, isFlagged: (letter: string) => boolean): LetterFlags =>
  letters.map((word) => word.map(isFlagged));

const isEveryFlagSet = (flags: LetterFlags): boolean => flags.every((word) => word.every(Boolean));

function openAtFirst(show: Show): LetterFlags {
  const alphabet = alphabetInPlay(show);
  return flagLetters(lettersInPlay(show), (letter) => !isHiddenAtFirst(letter, alphabet));
}

const sameShape = (a: Letters | LetterFlags, b: Letters | LetterFlags): boolean =>
  a.length === b.length && a.every((word, at) => word.length === b[at]?.length);

/** Whether the board stands for the current puzzle. An empty phrase counts once it is seen as complete. */
export const isBoardLaidOut = (show: Show): boolean =>
  sameShape(show.revealedLetters, lettersInPlay(show)) &&
  (show.revealedLetters.length > 0 || show.isComplete);

/** The show with the board of its current puzzle, untouched. */
export function withFreshBoard<S extends Show>(show: S): S {
  const letters = lettersInPlay(show);
  const revealedLetters = openAtFirst(show);
  return {
    ...show,
    revealedLetters,
    correctLetters: flagLetters(letters, () => false),
    usedLetters: [],
    includeVowels: false,
    isComplete: isEveryFlagSet(revealedLetters),
    rewardedTeam: null,
  };
}

/** The show with every tile of these letters open and marked, and how many tiles that are. */
export function withLettersOpen<S extends Show>(show: S, letters: readonly string[]) {
  const alphabet = alphabetInPlay(show);
  const hits = flagLetters(lettersInPlay(show), (tile) =>
    letters.some((letter) => answersTo(tile, letter, alphabet)),
  );
  const usedLetters = [...new Set([...show.usedLetters, ...letters])];
  return {
    show: { ...withTilesOpen(show, hits), usedLetters },
    count: hits.flat().filter(Boolean).length,
  };
}

/** The show with these tiles open and marked, beside those that were open before. */
export function withTilesOpen<S extends Show>(show: S, tiles: LetterFlags): S {
  const revealedLetters = openLetters(show).map((word, wordAt) =>
    word.map((isOpen, letterAt) => isOpen || tiles[wordAt]?.[letterAt] === true),
  );
  return {
    ...show,
    correctLetters: tiles,
    revealedLetters,
    isComplete: isEveryFlagSet(revealedLetters),
  };
}

/** The show with its whole board open; what was closed is marked. */
export const withBoardOpen = <S extends Show>(show: S): S => ({
  ...show,
  revealedLetters: flagLetters(lettersInPlay(show), () => true),
  correctLetters: openLetters(show).map((word) => word.map((isOpen) => !isOpen)),
  isComplete: true,
});

export const withNoMarks = <S extends Show>(show: S): S => ({
  ...show,
  correctLetters: flagLetters(lettersInPlay(show), () => false),
});

/** Which letters are open; a board not laid out yet reads like a fresh one. */
export function openLetters(show: Show): LetterFlags {
  const isLaidOut = sameShape(show.revealedLetters, lettersInPlay(show));
  return isLaidOut ? show.revealedLetters : openAtFirst(show);
}

export function boardWords(show: Show): readonly (readonly BoardTile[])[] {
  const open = openLetters(show);
  return lettersInPlay(show).map((word, wordAt) =>
    word.map((letter, letterAt): BoardTile => {
      if (!open[wordAt]?.[letterAt]) return { letter: null, state: 'hidden' };
      return { letter, state: show.correctLetters[wordAt]?.[letterAt] ? 'correct' : 'revealed' };
    }),
  );
}
