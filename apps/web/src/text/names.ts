import type { Segment } from '@wheel/game';

/** What a team is called; one without a name by its number. */
export const nameOr = (name: string, index: number): string => name.trim() || `Team ${index + 1}`;

export const teamName = (teams: readonly { readonly name: string }[], index: number): string =>
  nameOr(teams[index]?.name ?? '', index);

const SEGMENTS: { readonly [T in Exclude<Segment['type'], 'points'>]: string } = {
  loseTurn: 'Lose Turn',
  forfeit: 'Forfeit',
  spinAgain: 'Spin Again',
  bonusQuestion: 'Bonus Question',
  hostsDecision: 'Hosts Decision',
};

/** What stands on a wedge of the wheel, on its chip and in the reward dialog. */
export const segmentText = (segment: Segment): string =>
  segment.type === 'points' ? `${segment.value}` : SEGMENTS[segment.type];

/** The board as a screen reader says it. */
export const boardSentence = (
  board: readonly (readonly { readonly letter: string | null }[])[],
): string =>
  board
    .map((word, at) => {
      const letters = word.map((tile) => tile.letter ?? 'blank').join(' ');
      return `Word ${at + 1}, ${counted(word.length, 'letter')}: ${letters}.`;
    })
    .join(' ');

/** What the button says once a puzzle is solved. */
export const nextButtonText = (isLast: boolean): string =>
  isLast ? 'Award Ceremony' : 'NEXT WORD';

/** "1 puzzle", "12 puzzles". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
