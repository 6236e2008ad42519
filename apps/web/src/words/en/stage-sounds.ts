import { formats } from '../formats.ts';

const { number } = formats('en');

/** The tab of the sounds. */
export const sounds = {
  set: 'Sound set',
  sets: { television: 'Television', soft: 'Soft', arcade: 'Arcade' },
  effects: 'Effects',
  applause: 'Applause',
  from: 'Heard from',
  places: { host: 'This device', screen: 'Audience screen', both: 'Both' },
  mute: 'Mute silences all of it at once.',
  noScreen: 'No audience screen: heard from this device.',
  names: {
    correct: 'Right letter',
    wrong: 'Wrong',
    applause: 'Applause',
    timeUp: 'Time is up',
    buzz: 'Buzzer',
    forfeit: 'Forfeit',
    tick: 'Tick of the wheel',
    clockTick: 'Last seconds',
    letter: 'Toss-up letter',
  },
  try: ({ sound }: { readonly sound: string }) => `Try ${sound}`,
  ownFile: 'Own file…',
  own: ({ file, seconds }: { readonly file: string; readonly seconds: number }) =>
    `${file}, ${number(seconds)} s`,
  ownCut: ({ file }: { readonly file: string }) => `${file}, first 10 s`,
  back: 'Back to the set',
  /** Why a file is not taken. */
  flaws: {
    large: 'At most 1 MB.',
    unreadable: 'This file is no sound that the browser can read.',
    silent: 'This file is silent.',
  },
};
