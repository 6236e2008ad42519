type Named = { readonly name: string };
type Team = { readonly team: string };
/** `+100` or `-100`. */
type Change = Team & { readonly change: string };

/** The host's remote. */
export const remote = {
  title: 'Remote',
  /** What a device is called at the host's: at most 20 characters. */
  devices: {
    iPhone: 'iPhone',
    iPad: 'iPad',
    androidPhone: 'Android phone',
    androidTablet: 'Android tablet',
    mac: 'Mac',
    windows: 'Windows PC',
    chromebook: 'Chromebook',
    linux: 'Linux PC',
    other: 'Phone',
  },
  /** Read out in the place of a sign. */
  link: { live: 'Connected', away: 'Host away', offline: 'No link' },
  /** A whole page with one message. Names the button "Pair a remote" of the host's dialog. */
  notes: {
    unpaired: 'Choose Pair a remote on the host’s device and scan the code.',
    waiting: ({ name }: Named) =>
      `Waiting for the host to let you in. The host sees this device as ${name}.`,
    closed: { title: 'Room closed', text: 'The host has ended the room.' },
    removed: {
      title: 'Removed',
      text: 'The host ended this remote. To go on, choose Pair a remote again.',
    },
    refused: {
      title: 'This code is used up',
      text: 'It pairs one phone within five minutes. Choose Pair a remote again.',
    },
    door: {
      title: 'Not let in',
      text: 'The host did not let this device command. To try again, choose Pair a remote.',
    },
    full: {
      title: 'Room full',
      text: 'It has as many remotes as it can take. Close one, and choose Pair a remote again.',
    },
    superseded: { title: 'Removed', text: 'The remote goes on in another window.' },
    incompatible: { title: 'Out of date', text: 'Please load this page again.' },
    tryAgain: 'Try again',
  },
  tabs: { show: 'Show', letters: 'Letters', scores: 'Scores' },
  undo: 'Undo',
  show: {
    spin: 'SPIN',
    right: 'Right',
    wrong: 'Wrong',
    openBuzzers: 'Open buzzers',
    lockBuzzers: 'Lock buzzers',
    /** On the narrow button for it. */
    lock: 'Lock',
    resetBuzzers: 'Reset buzzers',
    reset: 'Reset',
    pass: 'Pass',
    nextWord: 'NEXT WORD',
    awardCeremony: 'Award Ceremony',
  },
  letters: {
    vowels: 'Include Vowels',
    phrase: 'Enter the full phrase',
    submit: 'SUBMIT',
  },
  scores: {
    adjust: ({ change, team }: Change) => `${change} ${team}`,
    reward: ({ team }: Team) => `Reward ${team}`,
    none: 'No teams',
  },
  /** What came of the last press. */
  answer: {
    ready: 'Ready',
    sent: 'Sent',
    done: 'Done',
    silent: 'Host does not answer',
    again: 'Again',
    offline: 'Reconnecting',
    away: 'Host away',
  },
  /** What the last press was for, small beside the answer. */
  presses: {
    spin: 'Spin',
    next: 'Next word',
    undo: 'Undo',
    redo: 'Redo',
    right: 'Right',
    wrong: 'Wrong',
    pass: 'Pass',
    vowelsOn: 'Vowels on',
    vowelsOff: 'Vowels off',
    score: ({ team, change }: Change) => `${team} ${change}`,
    star: ({ team }: Team) => `${team} rewarded`,
    buzzers: { open: 'Buzzers open', lock: 'Buzzers locked', reset: 'Buzzers reset' },
  },
};
