import { formats } from '../formats.ts';
import { inEnglish } from '../registry.ts';
import { game } from './show-game.ts';

const { counted } = formats('en-GB');

/** The screens of a show, its log and its announcements. */
export const show = inEnglish('show', {
  game,
  nextWord: 'NEXT WORD',
  awardCeremony: 'Award Ceremony',
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
});
