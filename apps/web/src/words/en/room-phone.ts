import { formats } from '../formats.ts';

const { counted, number } = formats('en-GB');

type Named = { readonly name: string };
type Team = { readonly team: string };
type Letter = { readonly letter: string };

/** A player's phone, once it has joined. */
export const phone = {
  /** A whole page with one message. */
  notes: {
    asking: {
      title: 'Wait at the door',
      text: ({ name }: Named) => `You are in as soon as the host says yes, ${name}.`,
    },
    closed: {
      title: 'Room closed',
      text: 'The host has ended the room. Thank you for playing!',
    },
    removed: { title: 'Removed', text: 'The host took you out of the room.' },
    elsewhere: { title: 'Removed', text: 'You play on in another window.' },
    full: {
      title: 'Room full',
      text: ({ places }: { readonly places: number }) => `All ${number(places)} places are taken.`,
    },
    door: { title: 'Door closed', text: 'The host lets nobody in at the moment.' },
    /** The page is older than the server. */
    old: { title: 'Out of date', text: 'Please load this page again.' },
    tryAgain: 'Try again',
    joinAnother: 'Join another room',
  },
  /** The team at the top: its name and its score stand in the places, the rest is read out. */
  cap: {
    team: ({ shape }: { readonly shape: string }) => `Team {}, ${shape}`,
    score: 'Score {}',
  },
  buzzer: {
    title: 'Buzzer',
    /** On the button itself: one short word. */
    buzz: 'Buzz',
    wait: 'Wait',
    watch: 'Watch the screen',
    open: 'Buzzers open',
    buzzed: 'Buzzed',
    first: 'You were first',
    teamFirst: ({ team }: Team) => `${team} were first`,
    /** Read out, such as "2nd, +38 ms". */
    placed: ({ place, gap }: { readonly place: string; readonly gap: string }) =>
      `${place}, ${gap}`,
    tie: 'Tie',
    teamGoesFirst: ({ team }: Team) => `${team} go first`,
    mate: 'Your team buzzed',
    late: 'Too late',
    locked: 'Locked',
    lockedBy: {
      host: 'The host locked the buzzers',
      wrong: 'Wrong answer: your team sits this one out',
    },
    reconnecting: 'Reconnecting',
    placeKept: 'Your place is kept',
    away: 'Host away',
    soon: 'The show goes on in a moment',
  },
  turn: {
    title: 'Your turn',
    sent: 'Sent',
    hostCalls: 'The host calls it now',
    /** What is to be done now. */
    letter: 'Choose a letter',
    phrase: 'Solve the puzzle',
    /** Buttons that lead to the other of the two. */
    toLetters: 'Choose a letter',
    toPhrase: 'Solve the puzzle',
    phraseLabel: 'The phrase',
    send: 'Send',
    sendLetter: ({ letter }: Letter) => `Send ${letter}`,
  },
  /** The puzzle as a screen reader says it. */
  board: {
    word: ({
      number: nth,
      letters,
      read,
    }: {
      readonly number: number;
      readonly letters: number;
      readonly read: string;
    }) => `Word ${nth}, ${counted(letters, { one: '# letter', other: '# letters' })}: ${read}.`,
    blank: 'blank',
  },
  winner: {
    title: 'Winner',
    kicker: 'WINNER',
    points: ({ score }: { readonly score: number }) => `${score} points`,
  },
};
