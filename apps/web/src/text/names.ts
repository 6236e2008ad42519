import type { Segment } from '@wheel/game';
import { words } from '../words/words.ts';

/** What a team is called; one without a name by its number. */
export const nameOr = (name: string, index: number): string =>
  name.trim() || words('start').teamNumber({ number: index + 1 });

export const teamName = (teams: readonly { readonly name: string }[], index: number): string =>
  nameOr(teams[index]?.name ?? '', index);

/** What stands on a wedge of the wheel, on its chip and in the reward dialog. */
export const segmentText = (segment: Segment): string =>
  segment.type === 'points' ? `${segment.value}` : words('start').segments[segment.type];

/** The board as a screen reader says it. */
export const boardSentence = (
  board: readonly (readonly { readonly letter: string | null }[])[],
): string =>
  board
    .map((word, at) => {
      const { board: text } = words('show');
      const read = word.map((tile) => tile.letter ?? text.blank).join(' ');
      return text.word({ number: at + 1, letters: word.length, read });
    })
    .join(' ');

/** What the button says once a puzzle is solved. */
export const nextButtonText = (isLast: boolean): string =>
  isLast ? words('show').awardCeremony : words('show').nextWord;

/** "1 puzzle", "12 puzzles". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
