import { formats } from '../formats.ts';

const { counted, list } = formats('en-GB');

/** How a score changed; `change` has its sign. */
type Score = { readonly team: string; readonly change: string; readonly score: number };

/** The lines of the log, and what Undo and Redo say they would do. */
export const log = {
  /** At a desk, in front of what the team did. */
  byTeam: ({ team, line }: { readonly team: string; readonly line: string }) => `${team}: ${line}`,
  /** One more fact behind a line; several may follow each other. */
  more: ({ line, fact }: { readonly line: string; readonly fact: string }) => `${line}, ${fact}`,
  facts: {
    solved: 'solved',
    bought: ({ price }: { readonly price: number }) => `bought for ${price}`,
    holds: ({ prize }: { readonly prize: string }) => `holds ${prize}`,
    wins: ({ prizes }: { readonly prizes: readonly string[] }) => `wins ${list(prizes, 'and')}`,
  },
  noLetter: ({ letter }: { readonly letter: string }) => `No ${letter}`,
  /** Of one letter or several. */
  onBoard: ({ letters, count }: { readonly letters: string; readonly count: number }) =>
    `${letters}: ${count} on the board`,
  freeLetter: ({ line }: { readonly line: string }) => `Free letter: ${line}`,
  solved: ({ phrase }: { readonly phrase: string }) => `Solved: ${phrase}`,
  wrongPhrase: ({ phrase }: { readonly phrase: string }) => `Not the phrase: ${phrase}`,
  emptyPhrase: 'Not the phrase: nothing',
  vowelsOn: 'Vowels on',
  vowelsOff: 'Vowels off',
  nextPuzzle: ({ category }: { readonly category: string }) => `Next puzzle: ${category}`,
  /** What a puzzle is about, or what it is played as. */
  puzzle: ({ number, text }: { readonly number: number; readonly text: string }) =>
    `Puzzle ${number}: ${text}`,
  reordered: 'Puzzles reordered',
  score: ({ team, change, score }: Score) => `${team} ${change} (${score})`,
  star: ({ team, change, score }: Score) => `Star: ${team} ${change} (${score})`,
  enteredScore: ({ team, change, score }: Score) => `Score: ${team} ${change} (${score})`,
  segmentAdded: ({ segment }: { readonly segment: string }) => `Wheel: ${segment} added`,
  segmentRemoved: ({ segment }: { readonly segment: string }) => `Wheel: ${segment} removed`,
  wheelReset: 'Wheel reset',
  wheelShuffled: 'Wheel shuffled',
  wheelFilled: ({ count }: { readonly count: number }) =>
    `Wheel filled: ${counted(count, { one: '# segment', other: '# segments' })}`,
  wheelShown: 'Wheel shown',
  wheelHidden: 'Wheel hidden',
  ownChip: ({ segment }: { readonly segment: string }) => `Own chip: ${segment}`,
  ownChipRemoved: ({ segment }: { readonly segment: string }) => `Own chip removed: ${segment}`,
  setup: ({ name }: { readonly name: string }) => `Setup: ${name}`,
  /** While the wheel turns. */
  spinning: 'Spin',
  spin: ({ segment }: { readonly segment: string }) => `Spin: ${segment}`,
  rules: ({ rules }: { readonly rules: string }) => `Rules: ${rules}`,
  turnGiven: 'Given the turn',
  turnPassed: ({ team }: { readonly team: string }) => `Turn passed to ${team}`,
  timeUp: 'Time is up',
  timeUpPassed: ({ team }: { readonly team: string }) => `Time is up, turn passed to ${team}`,
  right: ({ phrase }: { readonly phrase: string }) => `Right: ${phrase}`,
  wrong: 'Wrong answer',
  value: ({ value }: { readonly value: number }) => `Value ${value}`,
  noValue: 'No value',
  verdict: {
    give: ({ points }: { readonly points: number }) => `Verdict: +${points}`,
    take: ({ points }: { readonly points: number }) => `Verdict: -${points}`,
    pass: () => 'Verdict: pass the turn',
    nothing: () => 'Verdict: nothing',
  },
  earned: ({ points }: { readonly points: number }) => `${points} points of this puzzle`,
  tossUpStarted: 'Toss-up started',
  buzzed: 'Buzzed',
  picked: ({ letter }: { readonly letter: string }) => `Picked ${letter}`,
};
