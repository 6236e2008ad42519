import { formats } from '../formats.ts';

const { list } = formats('en-GB');

type Points = { readonly team: string; readonly points: number };

/** What a screen reader says when something happens in the show. What a team did begins with the team. */
export const announcements = {
  correct: ({ letter, count }: { readonly letter: string; readonly count: number }) =>
    `${count} × ${letter}`,
  wrongLetter: ({ letter }: { readonly letter: string }) => `No ${letter}`,
  wrongPhrase: 'Wrong phrase',
  solved: ({ phrase }: { readonly phrase: string }) => `Solved: ${phrase}`,
  score: ({ team, score }: { readonly team: string; readonly score: number }) =>
    `${team}: ${score}`,
  spinStarted: 'The wheel is spinning',
  spinEnded: ({ segment }: { readonly segment: string }) => `Spin: ${segment}`,
  puzzle: ({
    number,
    count,
    category,
  }: {
    readonly number: number;
    readonly count: number;
    readonly category: string;
  }) => `Puzzle ${number} of ${count}: ${category}`,
  /** The clock of a turn. */
  turnTimeUp: 'Time is up',
  puzzleTimeUp: 'Time is up for this puzzle',
  undone: 'Undone',
  undoneStep: ({ step }: { readonly step: string }) => `Undone: ${step}`,
  redone: 'Redone',
  redoneStep: ({ step }: { readonly step: string }) => `Redone: ${step}`,
  rules: ({ rules }: { readonly rules: string }) => `Rules: ${rules}`,
  onTurn: ({ team }: { readonly team: string }) => `${team}: on turn`,
  value: ({ team, value }: { readonly team: string; readonly value: number }) =>
    `${team}: value ${value}`,
  noValue: ({ team }: { readonly team: string }) => `${team}: no value`,
  /** `change` has its sign. */
  points: ({ team, change }: { readonly team: string; readonly change: string }) =>
    `${team}: ${change}`,
  noPoints: ({ team }: { readonly team: string }) => `${team}: no points`,
  bought: ({
    team,
    letter,
    price,
  }: {
    readonly team: string;
    readonly letter: string;
    readonly price: number;
  }) => `${team}: ${letter} bought for ${price}`,
  banked: ({ team, points, score }: Points & { readonly score: number }) =>
    `${team}: ${points} banked, score ${score}`,
  bankedMinimum: ({ team, points, score }: Points & { readonly score: number }) =>
    `${team}: ${points} banked, the house minimum, score ${score}`,
  /** Points, prizes or both. */
  forfeited: ({ team, lost }: { readonly team: string; readonly lost: readonly string[] }) =>
    `${team}: ${list(lost, 'and')} forfeited`,
  holds: ({ team, prize }: { readonly team: string; readonly prize: string }) =>
    `${team} hold ${prize}.`,
  wins: ({ team, prizes }: { readonly team: string; readonly prizes: readonly string[] }) =>
    `${team} win ${list(prizes, 'and')}.`,
  earned: ({ team, points }: Points) => `${team}: ${points} points of this puzzle`,
  onlyVowels: 'Only vowels left',
  noVowels: 'No vowels left',
  tossUpStarted: 'Toss-up started',
  buzzed: ({ team }: { readonly team: string }) => `${team}: buzzed`,
  lockedOut: ({ team }: { readonly team: string }) => `${team}: locked out`,
  tossUpOver: ({ phrase }: { readonly phrase: string }) => `Nobody solved it: ${phrase}`,
  bonusRound: ({ team }: { readonly team: string }) => `${team}: plays the bonus round`,
  bonusRoundTied: ({ team }: { readonly team: string }) =>
    `${team}: plays the bonus round, tied for the lead`,
  picked: ({ team, letter }: { readonly team: string; readonly letter: string }) =>
    `${team}: picked ${letter}`,
  lettersOpened: ({ letters, count }: { readonly letters: string; readonly count: number }) =>
    `${letters}: ${count} on the board`,
  bonusLost: ({ team, phrase }: { readonly team: string; readonly phrase: string }) =>
    `${team}: not solved: ${phrase}`,
};
