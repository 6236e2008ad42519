import type { LogLine } from '@wheel/game';
import { words } from '../words/words.ts';
import { kindText, rulesName } from './kinds.ts';
import { nameOr, segmentText } from './names.ts';

type LineOf<T extends LogLine['type']> = Extract<LogLine, { type: T }>;
type ScoreLine = LineOf<'adjustScore' | 'rewardTeam' | 'enterScore'>;
type Named = { readonly team: number; readonly name: string };

const texts = () => words('show').log;

const signed = (change: number): string => `${change < 0 ? '' : '+'}${change}`;

const nameOf = ({ team, name }: Named): string => nameOr(name, team);

const scoreOf = (line: ScoreLine) => ({
  team: nameOf(line),
  change: signed(line.change),
  score: line.score,
});

/** At a desk a line begins with the team that played. */
const byTeam = ({ by }: { readonly by?: Named }, line: string): string =>
  by ? texts().byTeam({ team: nameOf(by), line }) : line;

/** A line and what else there is to tell, one behind the other. */
const withFacts = (line: string, ...facts: readonly string[]): string =>
  facts.reduce((told, fact) => texts().more({ line: told, fact }), line);

type Paid = { readonly paid?: number; readonly prizes?: readonly string[] };

const paidFacts = ({ paid, prizes }: Paid): readonly string[] => [
  ...(paid === undefined ? [] : [signed(paid)]),
  ...(prizes ? [texts().facts.wins({ prizes })] : []),
];

const solvedFacts = ({ isSolved }: { readonly isSolved: boolean }): readonly string[] =>
  isSolved ? [texts().facts.solved] : [];

function letterText(line: LineOf<'guessLetter'>): string {
  const { letter, count, isSolved, free, price = 0, points = 0, holds } = line;
  const { noLetter, onBoard, freeLetter, facts } = texts();
  const text = withFacts(
    count === 0 ? noLetter({ letter }) : onBoard({ letters: letter, count }),
    ...solvedFacts(line),
    ...(price > 0 ? [facts.bought({ price })] : []),
    // What solving pays is told with the points of its last letter in it.
    ...(points > 0 && !isSolved ? [signed(points)] : paidFacts(line)),
    ...(holds === undefined ? [] : [facts.holds({ prize: holds })]),
  );
  return free ? freeLetter({ line: text }) : byTeam(line, text);
}

function phraseText(line: LineOf<'guessPhrase'>): string {
  const { phrase, isSolved } = line;
  const { solved, wrongPhrase, emptyPhrase } = texts();
  if (isSolved) return withFacts(solved({ phrase }), ...paidFacts(line));
  return phrase ? wrongPhrase({ phrase }) : emptyPhrase;
}

function passText({ why, to }: LineOf<'passTurn'>): string {
  const { timeUp, timeUpPassed, turnPassed } = texts();
  if (!to) return why === 'time' ? timeUp : '';
  return (why === 'time' ? timeUpPassed : turnPassed)({ team: nameOf(to) });
}

function spinText({ result }: LineOf<'startSpin'>): string {
  const { spinning, spin } = texts();
  return result === null ? spinning : spin({ segment: segmentText(result) });
}

const TEXTS: { readonly [T in LogLine['type']]: (line: LineOf<T>) => string } = {
  guessLetter: letterText,
  guessPhrase: (line) => byTeam(line, phraseText(line)),
  setVowels: ({ include }) => (include ? texts().vowelsOn : texts().vowelsOff),
  nextPuzzle: ({ category }) => texts().nextPuzzle({ category: category.toUpperCase() }),
  jumpTo: ({ position, category }) =>
    texts().puzzle({ number: position, text: category.toUpperCase() }),
  reorderPuzzles: () => texts().reordered,
  setKind: ({ position, kind }) => texts().puzzle({ number: position, text: kindText(kind) }),
  adjustScore: (line) => texts().score(scoreOf(line)),
  rewardTeam: (line) => texts().star(scoreOf(line)),
  addSegment: ({ segment }) => texts().segmentAdded({ segment: segmentText(segment) }),
  removeSegment: ({ segment }) => texts().segmentRemoved({ segment: segmentText(segment) }),
  resetWheel: () => texts().wheelReset,
  randomizeWheel: () => texts().wheelShuffled,
  fillWheel: ({ count }) => texts().wheelFilled({ count }),
  makeChip: ({ segment }) => texts().ownChip({ segment: segmentText(segment) }),
  dropChip: ({ segment }) => texts().ownChipRemoved({ segment: segmentText(segment) }),
  useSetup: ({ name }) => texts().setup({ name }),
  setWheelVisible: ({ visible }) => (visible ? texts().wheelShown : texts().wheelHidden),
  startSpin: (line) => byTeam(line, spinText(line)),
  enterScore: (line) => texts().enteredScore(scoreOf(line)),
  chooseRules: ({ preset, isChanged }) => texts().rules({ rules: rulesName(preset, isChanged) }),
  setTurn: (line) => byTeam({ by: line }, texts().turnGiven),
  passTurn: (line) => byTeam(line, passText(line)),
  acceptAnswer: (line) =>
    byTeam(line, withFacts(texts().right({ phrase: line.phrase }), ...paidFacts(line))),
  refuseAnswer: (line) => byTeam(line, texts().wrong),
  setValue: (line) =>
    byTeam(line, line.value > 0 ? texts().value({ value: line.value }) : texts().noValue),
  giveVerdict: (line) => byTeam(line, texts().verdict[line.outcome]({ points: line.points })),
  enterEarned: (line) => byTeam({ by: line }, texts().earned({ points: line.points })),
  startTossUp: () => texts().tossUpStarted,
  buzz: (line) => byTeam({ by: line }, texts().buzzed),
  pickLetter: (line) => byTeam(line, texts().picked({ letter: line.letter })),
  openPicks: (line) => {
    const found = texts().onBoard({ letters: line.letters.join(' '), count: line.count });
    return byTeam(line, withFacts(found, ...solvedFacts(line), ...paidFacts(line)));
  },
};

const textOf = <T extends LogLine['type']>(type: T): ((line: LineOf<T>) => string) => TEXTS[type];

/** A line of the log, and what Undo and Redo say they would do. */
export const logText = (line: LogLine): string => textOf(line.type)(line);
