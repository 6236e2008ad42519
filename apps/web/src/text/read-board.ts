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
export const readBoard = (board: Board, text: BoardWords): string =>
  board
    .map((word, at) => {
      const read = word.map((tile) => tile.letter ?? text.blank).join(' ');
      return text.word({ number: at + 1, letters: word.length, read });
    })
    .join(' ');
