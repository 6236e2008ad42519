import { formats } from '../formats.ts';

const { counted } = formats('en-GB');

/** Finding a game; the field itself is on the start screen, too. */
export const search = {
  title: 'Search',
  /** For those who listen to the page. */
  results: ({ count }: { readonly count: number }) => `Results: ${count}`,
  empty: 'No games found.',
  by: ({ username }: { readonly username: string }) => `by ${username}`,
  puzzles: ({ count }: { readonly count: number }) =>
    counted(count, { one: `${count} puzzle`, other: `${count} puzzles` }),
  /** The menu of a game. */
  menu: {
    name: ({ title }: { readonly title: string }) => `More for ${title}`,
    play: 'Play',
    copy: 'Copy to my games',
    report: 'Report',
  },
  /** Said for a few seconds, with a button that leads to "My Wheels". */
  copied: ({ title }: { readonly title: string }) => `“${title}” is in your games`,
  reported: 'Thank you. The report is sent.',
};
