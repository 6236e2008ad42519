/** The board as a screen reader says it. */
export const boardSentence = (
  board: readonly (readonly { readonly letter: string | null }[])[],
): string =>
  board
    .map((word, at) => {
      const length = word.length === 1 ? '1 letter' : `${word.length} letters`;
      const letters = word.map((tile) => tile.letter ?? 'blank').join(' ');
      return `Word ${at + 1}, ${length}: ${letters}.`;
    })
    .join(' ');
