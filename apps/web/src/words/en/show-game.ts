import { formats } from '../formats.ts';

const { list } = formats('en-GB');

/** The game screen of every show. */
export const game = {
  /** Of the browser's tab and of the screen. */
  title: 'Game',
  /** What a puzzle is played as: also in the log, in the results and on audience screens. */
  kinds: {
    round: 'Round',
    tossUp: 'Toss-up',
    finalSpin: 'Final spin',
    bonus: 'Bonus round',
  },
  /** The names of the rules a show is played by: also in the log and in announcements. */
  presets: {
    manual: 'Manual',
    simple: 'Simple',
    classic: 'Classic',
  },
  /** Their name once a figure of them was changed. */
  changedRules: ({ rules }: { readonly rules: string }) => `${rules}, changed`,
  board: {
    label: 'Puzzle board',
  },
  /** Icons in the strip above the board, each with its name as a tooltip. */
  tools: {
    mute: 'Mute',
    unmute: 'Unmute',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    stage: 'Stage',
  },
  /** The keys and the phrase field. */
  guess: {
    label: 'Guess',
    letters: 'Letters',
    /** A key as a screen reader says it: "D, in the phrase", "A 250, spin first". */
    noted: ({ key, note }: { readonly key: string; readonly note: string }) => `${key}, ${note}`,
    hit: 'in the phrase',
    miss: 'not in the phrase',
    picked: 'picked',
    includeVowels: 'Include Vowels',
    phrase: 'Enter the full phrase',
    submit: 'SUBMIT',
  },
  wheel: {
    label: 'Wheel',
    hide: 'Hide Wheel',
    show: 'Show Wheel',
    spinning: 'Spinning',
    /** What it showed stands on a line of its own. */
    lastSpin: 'Last spin {}',
    randomize: 'Randomize',
  },
  teams: 'TEAMS',
  /** The lectern of a team. */
  lectern: {
    /** Said before the figure. */
    score: 'Score',
    typeScore: ({ score, team }: { readonly score: number; readonly team: string }) =>
      `${score}, type the score of ${team}`,
    scoreOf: ({ team }: { readonly team: string }) => `Score of ${team}`,
    /** A tooltip. */
    earned: 'Points of this puzzle',
    /** Said between the score and the figure. */
    earnedSpoken: 'points of this puzzle',
    earnedOf: ({ team }: { readonly team: string }) => `Points of this puzzle of ${team}`,
    /** Prizes: those of this puzzle, and those that are the team's. */
    holds: ({ prizes }: { readonly prizes: readonly string[] }) => `Holds ${list(prizes, 'and')}`,
    won: ({ prizes }: { readonly prizes: readonly string[] }) => `Won ${list(prizes, 'and')}`,
    giveTurn: ({ team }: { readonly team: string }) => `Give the turn to ${team}`,
    reward: ({ team }: { readonly team: string }) => `Reward ${team}`,
    /** A button; below, its spoken name. */
    buzz: 'Buzz',
    buzzOf: ({ team }: { readonly team: string }) => `Buzz ${team}`,
    buzzed: 'Buzzed',
    lockedOut: 'Locked out',
    /** In the place of "1st", where several buzzed at the same time. */
    tie: 'Tie',
  },
  history: {
    title: 'History',
    empty: 'Nothing has happened yet.',
    list: 'What happened, newest first',
    undo: {
      name: 'Undo',
      /** Tooltips. */
      does: ({ step }: { readonly step: string }) => `Undo: ${step}`,
      nothing: 'Nothing to undo',
    },
    redo: {
      name: 'Redo',
      does: ({ step }: { readonly step: string }) => `Redo: ${step}`,
      nothing: 'Nothing to redo',
    },
    close: 'Close',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    /** As they are printed on the keyboards of the language. */
    keys: {
      space: 'Space',
      shift: 'Shift',
      ctrl: 'Ctrl',
      enter: 'Enter',
      esc: 'Esc',
    },
    letter: 'Guess a letter',
    freeLetter: 'Open a free letter',
    spin: 'Spin the wheel',
    spinAtDesk: 'Spin the wheel; start or hold a toss-up; open the picks',
    phrase: 'Type the full phrase',
    clock: 'Start or hold the clock',
    give: 'Give that team 100',
    giveAtDesk: 'Give that team 100; in a toss-up: buzz',
    take: 'Take 100 from that team',
    lockBuzzers: 'Open or lock the buzzers',
    resetBuzzers: 'Reset the buzzers',
    help: 'This list',
    escape: 'Close what is on top',
    areOn: 'Shortcuts on',
    close: 'Close',
  },
};
