import { inEnglish } from '../registry.ts';
import { setups } from './stage-setups.ts';
import { sounds } from './stage-sounds.ts';

/** The dialogs that make a show its host's own. */
export const stage = inEnglish('stage', {
  dialog: {
    title: 'Stage',
    done: 'Done',
    close: 'Close',
    notKept: 'This browser keeps nothing; it is gone with this page.',
  },
  /** `hint` stands at the foot of the dialog. */
  tabs: {
    look: {
      title: 'Look',
      hint: 'Change it at any time, also during a spin. Screens and phones follow; what is printed stays black on white.',
    },
    name: {
      title: 'Name and logo',
      hint: 'Shown on the team setup, the waiting screen, the board’s corner, the podium and the results picture.',
    },
    sounds: {
      title: 'Sounds',
      hint: 'Own files stay in this browser: at most 1 MB and 10 seconds each. Audience screens play the set.',
    },
  },
  sounds,
  setups,
  /** Each with what it is good for. */
  looks: {
    tungsten: { name: 'Tungsten', says: 'Warm studio light on petrol.' },
    daylight: { name: 'Daylight', says: 'For bright rooms and weak projectors.' },
    contrast: { name: 'Contrast', says: 'Black, white and yellow, lines round everything.' },
    winter: { name: 'Winter', says: 'Snow, candles and fir green.' },
    neon: { name: 'Neon', says: 'An arcade after dark.' },
  },
  /** The tab of the name and the logo; `preview` says what is drawn beside them. */
  naming: {
    name: 'Name of the show',
    logo: 'Logo',
    choose: 'Choose a picture',
    remove: 'Remove',
    hint: 'A picture file. It is made small here and stays in this browser; audience screens get it from you.',
    noPicture: 'This file is no picture that the browser can read.',
    preview: 'On the audience screen',
    aboutToBegin: 'The show is about to begin',
  },
  /** The dialog of the host's own chips. */
  chips: {
    title: 'Your chips',
    kind: 'Kind',
    /** Each the name of its field, too. */
    prize: 'Prize',
    points: 'Points',
    add: 'Add',
    hints: {
      prize:
        'At a desk a right consonant holds it and solving wins it. By hand it is yours to give.',
      points: 'A whole number from 1 to 1000000.',
    },
    unshowable: 'These characters cannot be shown.',
    same: ({ chip }: { readonly chip: string }) => `There is a chip “${chip}” already.`,
    digits: 'Choose Points for a number.',
    full: 'Ten own chips are the most.',
    preview: 'On a full wheel',
    made: 'Made so far',
    count: ({ count, most }: { readonly count: number; readonly most: number }) =>
      `${count} of ${most}`,
    remove: ({ chip }: { readonly chip: string }) => `Remove ${chip}`,
    removed: ({ chip }: { readonly chip: string }) => `${chip} removed`,
    undo: 'Undo',
    few: 'Four segments are the least.',
  },
});
