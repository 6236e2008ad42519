import { words } from '../words/words.ts';

/** The board as a screen reader says it. */
export const boardSentence = (
  board: readonly (readonly { readonly letter: string | null }[])[],
): string =>
  board
    .map((word, at) => {
      const { board: text } = words('show');
      const read = word.map((tile) => tile.letter ?? text.blank).join(' ');
      return text.word({ number: at + 1, letters: word.length, read });
    })
    .join(' ');

/** What the button says once a puzzle is solved. */
export const nextButtonText = (isLast: boolean): string =>
  isLast ? words('show').awardCeremony : words('show').nextWord;
