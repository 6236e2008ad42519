import { formats } from '../formats.ts';
import { inEnglish } from '../registry.ts';
import { announcements } from './show-announcements.ts';
import { end } from './show-end.ts';
import { game } from './show-game.ts';
import { log } from './show-log.ts';
import { setup } from './show-setup.ts';

const { counted, list } = formats('en-GB');

/** The screens of a show, its log and its announcements. */
export const show = inEnglish('show', {
  setup,
  game,
  end,
  log,
  announcements,
  nextWord: 'NEXT WORD',
  awardCeremony: 'Award Ceremony',
  /** The text of a picture without a name. */
  logo: 'Logo',
  /** The board as a screen reader says it. */
  board: {
    word: ({
      number,
      letters,
      read,
    }: {
      readonly number: number;
      readonly letters: number;
      readonly read: string;
    }) => `Word ${number}, ${counted(letters, { one: '# letter', other: '# letters' })}: ${read}.`,
    blank: 'blank',
  },
  wheel: {
    /** The wheel as a screen reader says it. */
    label: ({ segments }: { readonly segments: readonly string[] }) =>
      `Wheel with ${counted(segments.length, { one: '# segment', other: '# segments' })}: ${list(segments, 'unit')}`,
    /** On the round hub in the middle of the wheel. */
    spin: 'SPIN',
  },
  /** Over what the wheel paid. */
  youGot: 'You got:',
  /** Closes a dialog. */
  close: 'Close',
  /** The large red cross, for a screen reader. */
  wrong: 'Wrong',
  /** A tooltip while the browser holds the sound back. */
  soundHint: 'Tap anywhere for sound',
  /** A small bar over the foot of the stage. */
  notice: {
    otherWindow: 'This show is running in another window',
    takeOver: 'Take over',
    /** What that means, for one who has just chosen another game. */
    endsOther: 'Setting up teams ends the show over there and begins a new one in this window.',
    unsaved: 'This show is not saved: a reload would lose it',
    read: 'OK',
  },
});
