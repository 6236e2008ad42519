import { inEnglish } from '../registry.ts';

type Team = { readonly team: string };

/** The first pages of a player's phone: code, name, team. */
export const join = inEnglish('join', {
  code: 'Join the show',
  codeLabel: 'Code',
  shortCode: 'A code has six letters',
  notFound: {
    none: 'No room has this code',
    busy: 'Too many tries, wait a moment',
    unknown: 'No answer, try again',
  },
  name: 'What is your name?',
  nameLabel: 'Name',
  next: 'Next',
  team: 'Choose your team',
  /** Read out with the name of a team: the shape of its mark. */
  shapes: {
    circle: 'circle',
    square: 'square',
    triangle: 'triangle',
    diamond: 'diamond',
    heart: 'heart',
    drop: 'drop',
    flower: 'flower',
    plus: 'plus',
  },
  /** The name of a team and of its shape, on a button. */
  teamAndShape: ({ team, shape }: Team & { readonly shape: string }) => `${team}, ${shape}`,
  back: 'Back to the show',
  backTo: ({ team }: Team) => `Back to ${team}`,
  somebodyElse: 'I am somebody else',
  door: { title: 'Door closed', text: 'The host lets nobody in at the moment.' },
  tryAgain: 'Try again',
});
