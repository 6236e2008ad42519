import { inEnglish } from '../registry.ts';

export const about = inEnglish('about', {
  /** Of the tab and the page. */
  title: 'About',
  lede: 'Spin your way to victory! This is a stage for word-puzzle game shows in classrooms, at parties and on team days.',
  what: {
    title: 'What it is',
    text: 'Bring an audience and a screen; the puzzle board, the letters, the prize wheel and up to eight teams are here, drawn large enough for the back row. Host a game that somebody else has built, or write your own. Searching, playing and building need no account. With one, your games wait for you under My Wheels.',
  },
  show: {
    title: 'The TV game show',
    text: 'On television, players turn a big wheel and call letters until somebody can read the phrase behind the tiles. Consonants are worth what the wheel says, vowels are a case of their own, and the first to say the whole phrase takes the puzzle. Evenings in that spirit are what this page is for.',
  },
  how: {
    title: 'How it works',
    steps: [
      'Find a game by its name, or build one out of categories and searched words.',
      'Name your teams, one to eight of them.',
      'Put prizes and surprises on the wheel, or start without it.',
      'Call letters, spin, solve the phrase, and give the star to the team that did.',
      'When the last puzzle is solved, the best three teams step onto the podium.',
    ],
  },
  note: 'This is an independent project. It is not affiliated with the TV show it imitates, nor endorsed by the people who make it.',
});
