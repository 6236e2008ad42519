import { inEnglish } from '../registry.ts';

/** The dialogs that make a show its host's own. */
export const stage = inEnglish('stage', {
  dialog: { title: 'Stage', done: 'Done', close: 'Close' },
  /** `hint` stands at the foot of the dialog. */
  tabs: {
    look: {
      title: 'Look',
      hint: 'Change it at any time, also during a spin. Screens and phones follow; what is printed stays black on white.',
    },
  },
  /** Each with what it is good for. */
  looks: {
    tungsten: { name: 'Tungsten', says: 'Warm studio light on petrol.' },
    daylight: { name: 'Daylight', says: 'For bright rooms and weak projectors.' },
    contrast: { name: 'Contrast', says: 'Black, white and yellow, lines round everything.' },
    winter: { name: 'Winter', says: 'Snow, candles and fir green.' },
    neon: { name: 'Neon', says: 'An arcade after dark.' },
  },
});
