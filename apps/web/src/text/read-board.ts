import { alphabetOf } from '@wheel/alphabet';

export type Board = readonly (readonly { readonly letter: string | null }[])[];

type BoardWords = {
  readonly blank: string;
  readonly word: (word: {
    readonly number: number;
    readonly letters: number;
    readonly read: string;
  }) => string;
};

/** A board as a screen reader says it, in the words of the page that shows it. */
export function readBoard(board: Board, language: string | undefined, text: BoardWords): string {
  const { signs } = alphabetOf(language);
  return board
    .map((word, at) => {
      const letters = word.filter(({ letter }) => letter === null || !signs.includes(letter));
      const read = word.map((tile) => tile.letter ?? text.blank).join(' ');
      return text.word({ number: at + 1, letters: letters.length, read });
    })
    .join(' ');
}
