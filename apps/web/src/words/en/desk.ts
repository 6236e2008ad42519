import { formats } from '../formats.ts';
import { inEnglish } from '../registry.ts';
import { bar } from './desk-bar.ts';
import { houseRules, order, rules } from './desk-rules.ts';

const { counted, list } = formats('en-GB');

/** What the house rules bring: the desk under the board, clocks, rules and the running order. */
export const desk = inEnglish('desk', {
  bar,
  rules,
  houseRules,
  order,
  /** Closes a dialog. */
  done: 'Done',
  /** Buttons of the bar, as short as they can be. */
  actions: {
    pass: 'Pass',
    right: 'Right',
    wrong: 'Wrong',
    verdict: 'Verdict…',
    openPicks: 'Open the picks',
    startTossUp: 'Start toss-up',
    holdTossUp: 'Hold',
    goOn: 'Go on',
    tie: 'Tie: play the next puzzle as a toss-up',
    /** A tooltip: "Pass (→)". */
    withKey: ({ action, key }: { readonly action: string; readonly key: string }) =>
      `${action} (${key})`,
    /** The label of the field. */
    value: 'Value',
  },
  /** The four letters of a bonus round; those to come as a screen reader says them. */
  picks: {
    label: 'Picks',
    consonant: 'consonant to pick',
    vowel: 'vowel to pick',
  },
  /** The host's verdict on a chip, in the dialog that shows the chip. */
  verdict: {
    points: 'Points',
    give: 'Give',
    take: 'Take',
    pass: 'Pass the turn',
    nothing: 'Nothing',
    close: 'Close',
    /** The tooltip of "Close". */
    later: 'Decide later',
  },
  clocks: {
    label: 'Clocks',
    /** The names of the clocks. */
    turn: 'Turn',
    solve: 'Solve',
    puzzle: 'Puzzle',
    timeIsUp: 'Time is up',
    /** Icons. */
    start: 'Start',
    hold: 'Hold',
    reset: 'Reset',
    /** A button with room for few characters. */
    more: ({ seconds }: { readonly seconds: number }) => `+${seconds} s`,
  },
  /** What a chip did, in the dialog that shows it. */
  effects: {
    value: ({ team, points }: { readonly team: string; readonly points: number }) =>
      `${team}: call a consonant for ${points} a letter.`,
    prize: ({
      team,
      points,
      prize,
    }: {
      readonly team: string;
      readonly points: number;
      readonly prize: string;
    }) => `${team}: call a consonant for ${points} a letter, and to hold ${prize}.`,
    loseTurn: ({ team, next }: { readonly team: string; readonly next: string }) =>
      `${team}: the turn is gone. Next: ${next}.`,
    forfeit: ({ team, next }: { readonly team: string; readonly next: string }) =>
      `${team}: the points of this puzzle are gone. Next: ${next}.`,
    forfeitNothing: ({ team, next }: { readonly team: string; readonly next: string }) =>
      `${team}: there was nothing to lose. Next: ${next}.`,
    /** With the prizes that the team held. */
    forfeitPoints: ({
      team,
      next,
      points,
      prizes,
    }: {
      readonly team: string;
      readonly next: string;
      readonly points: number;
      readonly prizes: readonly string[];
    }) =>
      `${team}: ${list([`${points} points of this puzzle`, ...prizes], 'and')} are gone. Next: ${next}.`,
    forfeitPrizes: ({
      team,
      prizes,
    }: {
      readonly team: string;
      readonly prizes: readonly string[];
    }) =>
      `${team}: ${list(prizes, 'and')} ${counted(prizes.length, { one: 'is', other: 'are' })} gone.`,
    /** `may` is what the bar says: "spin or solve". */
    spinAgain: ({ team, may }: { readonly team: string; readonly may: string }) =>
      `${team}: ${may}.`,
    verdict: ({ team }: { readonly team: string }) => `The host decides for ${team}.`,
    finalSpin: ({ team, points }: { readonly team: string; readonly points: number }) =>
      `${team}: every consonant is worth ${points}.`,
    finalSpinAgain: ({ team }: { readonly team: string }) => `${team}: no number, spin again.`,
  },
});
