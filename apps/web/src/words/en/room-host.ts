import { formats } from '../formats.ts';

const { counted, list } = formats('en-GB');

type Named = { readonly name: string };
type Devices = { readonly phones: number; readonly screens: number };

const phonesText = (phones: number) => counted(phones, { one: '# phone', other: '# phones' });
const screensText = (screens: number) => counted(screens, { one: '# screen', other: '# screens' });

/** What a room adds to the host's stage, and the dialog "Room". */
export const host = {
  /** Beside the name of the show; narrow. */
  bar: {
    open: 'Open a room',
    openBuzzers: 'Open buzzers',
    lockBuzzers: 'Lock buzzers',
    resetBuzzers: 'Reset buzzers',
  },
  /** A button: hosts the room again that another device hosts now. */
  takeOver: 'Take over',
  /** On the chip in the bar, and in the dialog. */
  attendance: ({ phones, screens }: Devices) => `${phonesText(phones)} · ${screensText(screens)}`,
  /** In the place of the attendance. */
  status: {
    opening: 'Opening',
    offline: 'Room offline',
    elsewhere: 'Hosted elsewhere',
    /** The server opens no more rooms. */
    busy: 'No room',
  },
  /** On the stage. */
  buzzers: {
    label: 'Buzzers',
    open: 'Buzzers open',
    /** Read out. */
    first: ({ team }: { readonly team: string }) => `${team} first`,
  },
  dialog: {
    title: 'Room',
    close: 'Close',
    closeRoom: 'Close the room',
    failed: 'No room could be opened: the server does not answer. The show goes on without it.',
    busy: 'The server opens no more rooms right now. Close one that you no longer need, or try again in a minute. The show goes on without it.',
    tryAgain: 'Try again',
    superseded: 'Another device hosts this room now.',
  },
  /** Players and remotes that wait for a word of the host. */
  door: {
    label: 'At the door',
    /** A number stands in the place. */
    count: '{} at the door',
    player: ({ name }: Named) => `${name} wants to join`,
    remote: ({ name }: Named) => `Remote ${name} wants to command`,
    letIn: 'Let in',
    refuse: 'Refuse',
    refuseAll: 'Refuse all',
  },
  /** The half of the dialog with the QR code. */
  join: {
    label: 'Join',
    qr: 'QR code to join',
    code: ({ code }: { readonly code: string }) => `Code ${code}`,
    address: 'Address',
    /** A tooltip. */
    addressHint: 'The network that the phones are in',
    copyAddress: 'Copy address',
    /** Stands where no phone can reach this computer; a setting stands in the place. */
    local: 'Start with {} to let phones in',
    openScreen: 'Open the audience screen',
    pair: 'Pair a remote',
    showInfo: 'Show join info',
    hideInfo: 'Hide join info',
    pairing: {
      qr: 'QR code to pair a remote',
      scan: 'Scan it with your own phone, then let it in.',
      /** The time stands in the place. */
      left: 'Good for one phone, {} left',
      done: 'Done',
    },
  },
  /** The half of the dialog with those who are there. */
  people: {
    label: 'Players',
    noTeam: 'No team yet',
    nobody: 'Nobody yet',
    away: ({ name }: Named) => `${name}, away`,
    switches: {
      lock: 'Lock the door',
      approve: 'Approve newcomers',
      letters: 'Letters by phone',
      phrases: 'Phrases by phone',
      board: 'Board on phones',
      sameRoom: 'All in one room',
    },
  },
  devices: {
    label: 'Screens and remotes',
    screens: 'Screens',
    remotes: 'Remotes',
    screen: ({ number }: { readonly number: number }) => `Screen ${number}`,
    /** A screen that the host opened, or from which address it came. */
    own: 'Opened here',
    address: ({ number }: { readonly number: number }) => `Address ${number}`,
    end: 'End',
    endOne: ({ name }: Named) => `End ${name}`,
  },
  /** What can be done about one player. */
  seat: {
    teamOf: ({ name }: Named) => `Team of ${name}`,
    nameOf: ({ name }: Named) => `Name of ${name}`,
    noTeam: 'No team',
    move: 'Move',
    rename: 'Rename',
    remove: 'Remove',
    cancel: 'Cancel',
    /** All phones and screens with the same address as the player. */
    sweep: {
      open: ({ count }: { readonly count: number }) => `Remove all ${count} from there`,
      title: ({ count }: { readonly count: number }) => `Remove all ${count} from there?`,
      text: ({ phones, screens }: Devices) => {
        const things = [phones > 0 && phonesText(phones), screens > 0 && screensText(screens)];
        const named = list(
          things.filter((thing) => thing !== false),
          'and',
        );
        return `${named} share one address, as a whole school may. They can join again.`;
      },
      submit: 'Remove all',
    },
    ban: {
      button: 'Ban',
      title: ({ name }: Named) => `Ban ${name}?`,
      text: 'A ban keeps this phone out until it forgets this room. To be sure, approve newcomers.',
      /** Where newcomers are approved already. */
      textApproving:
        'A ban keeps this phone out until it forgets this room. Then it has to ask you.',
    },
  },
};
