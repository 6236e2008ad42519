import { formats } from '../formats.ts';
import { inEnglish } from '../registry.ts';

const { list } = formats('en-GB');

/** The audience screen. */
export const screen = inEnglish('screen', {
  title: 'Audience screen',
  /** A screen that was opened without a code. */
  enter: {
    code: 'Code',
    submit: 'Show the room',
    notFound: {
      none: 'No room has this code',
      busy: 'Too many tries, wait a moment',
      unknown: 'No answer, try again',
    },
  },
  waiting: {
    join: 'Join with your phone',
    qr: 'QR code to join',
    code: ({ code }: { readonly code: string }) => `Code ${code}`,
    aboutToBegin: 'The show is about to begin',
  },
  /** Lettering in tiles of two rows at most, and a line below. */
  endings: {
    closed: { lettering: 'THE END', text: 'Room closed' },
    removed: { lettering: 'REMOVED', text: 'The host ended this screen' },
    elsewhere: { lettering: 'REMOVED', text: 'This screen goes on in another window' },
    full: { lettering: 'ROOM FULL', text: 'It is on as many screens as it can be' },
    door: { lettering: 'DOOR CLOSED', text: 'The host lets nobody in at the moment' },
    /** The page is older than the server. */
    old: { lettering: 'OUT OF DATE', text: 'Please load this page again' },
  },
  corner: {
    reconnecting: 'Reconnecting',
    away: 'Host away',
    sound: 'Tap for sound',
  },
  floor: {
    label: 'Teams',
    /** On a lectern: the team is out of a toss-up. */
    locked: 'Locked',
  },
  buzz: {
    /** Read out. */
    first: ({ team }: { readonly team: string }) => `${team} buzzed first`,
    tied: ({ teams }: { readonly teams: readonly string[] }) => `Tie: ${list(teams, 'unit')}`,
    /** Large between two teams. */
    tie: 'TIE',
    /** Read out before those who buzzed later. */
    next: 'Next',
  },
});
