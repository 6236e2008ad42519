import type { LogLine } from '@wheel/game';
import { nameOr, segmentText } from './names.ts';
import { kindText, rulesName } from './rules.ts';

type LineOf<T extends LogLine['type']> = Extract<LogLine, { type: T }>;
type ScoreLine = LineOf<'adjustScore' | 'rewardTeam' | 'enterScore'>;
type Named = { readonly team: number; readonly name: string };

const signed = (change: number): string => `${change < 0 ? '' : '+'}${change}`;

const scoreText = ({ team, name, change, score }: ScoreLine): string =>
  `${nameOr(name, team)} ${signed(change)} (${score})`;

/** At a desk a line begins with the team that played. */
const byTeam = ({ by }: { readonly by?: Named }, text: string): string =>
  by ? `${nameOr(by.name, by.team)}: ${text}` : text;

const paidText = ({ paid }: { readonly paid?: number }): string =>
  paid === undefined ? '' : `, ${signed(paid)}`;

function letterText(line: LineOf<'guessLetter'>): string {
  const { letter, count, isSolved, free, price = 0, points = 0 } = line;
  const found =
    count === 0 ? `No ${letter}` : `${letter}: ${count} on the board${isSolved ? ', solved' : ''}`;
  // What solving pays is told with the points of its last letter in it.
  const gained = points > 0 && !isSolved ? `, ${signed(points)}` : paidText(line);
  const text = `${found}${price > 0 ? `, bought for ${price}` : ''}${gained}`;
  return free ? `Free letter: ${text}` : byTeam(line, text);
}

const VERDICT_TEXTS = {
  give: (points: number) => `+${points}`,
  take: (points: number) => `-${points}`,
  pass: () => 'pass the turn',
  nothing: () => 'nothing',
} as const;

function passText(line: LineOf<'passTurn'>): string {
  const time = line.why === 'time' ? 'Time is up' : '';
  const to = line.to
    ? `${time ? ', turn' : 'Turn'} passed to ${nameOr(line.to.name, line.to.team)}`
    : '';
  return byTeam(line, `${time}${to}`);
}

const TEXTS: { readonly [T in LogLine['type']]: (line: LineOf<T>) => string } = {
  guessLetter: letterText,
  guessPhrase: (line) =>
    byTeam(
      line,
      line.isSolved
        ? `Solved: ${line.phrase}${paidText(line)}`
        : `Not the phrase: ${line.phrase || 'nothing'}`,
    ),
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
  startSpin: (line) =>
    byTeam(line, line.result === null ? 'Spin' : `Spin: ${segmentText(line.result)}`),
  enterScore: (line) => `Score: ${scoreText(line)}`,
  chooseRules: ({ preset, isChanged }) => `Rules: ${rulesName(preset, isChanged)}`,
  setTurn: (line) => byTeam({ by: line }, 'Given the turn'),
  passTurn: passText,
  acceptAnswer: (line) => byTeam(line, `Right: ${line.phrase}${paidText(line)}`),
  refuseAnswer: (line) => byTeam(line, 'Wrong answer'),
  setValue: (line) => byTeam(line, line.value > 0 ? `Value ${line.value}` : 'No value'),
  giveVerdict: (line) => byTeam(line, `Verdict: ${VERDICT_TEXTS[line.outcome](line.points)}`),
  enterEarned: (line) => byTeam({ by: line }, `${line.points} points of this puzzle`),
  startTossUp: () => 'Toss-up started',
  buzz: (line) => byTeam({ by: line }, 'Buzzed'),
  pickLetter: (line) => byTeam(line, `Picked ${line.letter}`),
  openPicks: (line) =>
    byTeam(
      line,
      `${line.letters.join(' ')}: ${line.count} on the board${line.isSolved ? ', solved' : ''}${paidText(line)}`,
    ),
};

const textOf = <T extends LogLine['type']>(type: T): ((line: LineOf<T>) => string) => TEXTS[type];

/** A line of the log, and what Undo and Redo say they would do. */
export const logText = (line: LogLine): string => textOf(line.type)(line);
