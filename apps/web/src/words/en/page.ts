/** What stands in the pages themselves, the same in every one. It is read while the app is built, and by no script. */
export const page = {
  description:
    'Host a word-puzzle game show in the browser: pick or build a game, set up teams, spin the wheel, crown a winner.',
  /** Where another site shows a link to us. */
  shared: {
    description:
      'Host a word-puzzle game show in the browser: puzzle board, prize wheel and up to eight teams.',
    picture: 'Wheel of Fortune in letter tiles above a prize wheel',
  },
  noScript: 'This page runs the show with JavaScript. Please switch it on.',
  /** Where the app is installed. */
  app: {
    name: 'Wheel of Fortune – word-puzzle show host',
    /** Below its icon. */
    shortName: 'Wheel',
    description: 'Host a word-puzzle game show in the browser.',
  },
  /** The page of a phone that joins a room. */
  phone: {
    title: 'Join the show',
    description: 'Join a live Wheel of Fortune show with this phone and buzz for your team.',
    noScript: 'This page joins the show with JavaScript. Please switch it on.',
  },
};

export type PageWords = typeof page;
