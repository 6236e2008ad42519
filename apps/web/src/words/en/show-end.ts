/** Behind the last puzzle: the podium and the results. */
export const end = {
  /** Of the browser's tab, and the heading without a winner. */
  title: 'Award ceremony',
  /** Over the winner's name, on a plate. */
  winner: 'WINNER',
  /** In its place without a team. */
  over: 'THE END',
  podium: {
    label: 'Podium',
    points: ({ points }: { readonly points: number }) => `${points} points`,
    others: 'Other teams',
    /** Below three prizes. */
    more: ({ count }: { readonly count: number }) => `and ${count} more`,
  },
  next: {
    playAgain: 'Play again',
    keepTeams: 'Another game, same teams',
    results: 'Results',
    home: 'Return to Home',
  },
  results: {
    title: 'Results',
    noHistory: 'How the scores came about is not known any more.',
    table: 'Points by puzzle and team',
    /** Over the first column of the table; the CSV has them all. */
    columns: {
      puzzle: 'Puzzle',
      category: 'Category',
      phrase: 'Phrase',
      kind: 'Kind',
      solver: 'Solved by',
      prizes: 'Prizes',
    },
    sum: 'Sum',
    before: 'Before the first puzzle',
    skipped: 'skipped',
    open: 'not solved',
    /** Behind the points, for screen readers alone. */
    solver: ', solved it',
    saveCsv: 'Save as CSV',
    print: 'Print',
    savePicture: 'Save picture',
    saved: ({ file }: { readonly file: string }) => `Saved: ${file}`,
    pictureSaved: 'The picture is saved.',
    pictureFailed: 'The picture could not be made.',
    /** The name of a file; `type` is its ending. */
    file: ({ title, type }: { readonly title: string; readonly type: string }) =>
      `${title} results.${type}`,
    /** The title in such a name where a game has none that a file could have. */
    untitled: 'Show',
  },
};
