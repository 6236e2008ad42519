import type { LogLine } from '@wheel/game';
import { kindText } from './puzzle-kind.ts';
import { segmentText } from './segment.ts';
import { nameOr } from './team-name.ts';

type LineOf<T extends LogLine['type']> = Extract<LogLine, { type: T }>;
type ScoreLine = LineOf<'adjustScore' | 'rewardTeam'>;

const scoreText = ({ team, name, change, score }: ScoreLine): string =>
  `${nameOr(name, team)} ${change < 0 ? '' : '+'}${change} (${score})`;

const TEXTS: { readonly [T in LogLine['type']]: (line: LineOf<T>) => string } = {
  guessLetter: ({ letter, count, isSolved }) =>
    count === 0 ? `No ${letter}` : `${letter}: ${count} on the board${isSolved ? ', solved' : ''}`,
  guessPhrase: ({ phrase, isSolved }) =>
    isSolved ? `Solved: ${phrase}` : `Not the phrase: ${phrase || 'nothing'}`,
  setVowels: ({ include }) => (include ? 'Vowels on' : 'Vowels off'),
  nextPuzzle: ({ category }) => `Next puzzle: ${category.toUpperCase()}`,
  jumpTo: ({ position, category }) => `Puzzle ${position}: ${category.toUpperCase()}`,
  reorderPuzzles: () => 'Puzzles reordered',
  setKind: ({ position, kind }) => `Puzzle ${position}: ${kindText(kind)}`,
  adjustScore: scoreText,
  rewardTeam: (line) => `Star: ${scoreText(line)}`,
  addSegment: ({ segment }) => `Wheel: ${segmentText(segment)} added`,
  removeSegment: ({ segment }) => `Wheel: ${segmentText(segment)} removed`,
  resetWheel: () => 'Wheel reset',
  randomizeWheel: () => 'Wheel shuffled',
  fillWheel: ({ count }) => `Wheel filled: ${count} segments`,
  setWheelVisible: ({ visible }) => (visible ? 'Wheel shown' : 'Wheel hidden'),
  startSpin: ({ result }) => (result === null ? 'Spin' : `Spin: ${segmentText(result)}`),
};

const textOf = <T extends LogLine['type']>(type: T): ((line: LineOf<T>) => string) => TEXTS[type];

/** A line of the log, and what Undo and Redo say they would do. */
export const logText = (line: LogLine): string => textOf(line.type)(line);
