import { type Language, languageOf } from '@wheel/alphabet';
import { type BoardTile, boardWords } from './board.ts';
import { SPIN_DURATION_MS } from './constants.ts';
import { specialOf } from './desk/at-desk.ts';
import { type Clock, type ClockName, type Clocks, leftAt, NO_CLOCKS } from './desk/clocks.ts';
import { type KeyState, keyStates } from './keyboard.ts';
import { type PublicDesk, publicDesk } from './public-desk.ts';
import { currentPuzzle, puzzlePosition } from './puzzles.ts';
import type { Show, ShowScreen, TeamSetup } from './show.ts';
import type { Degrees } from './wheel/geometry.ts';
import type { Segment } from './wheel/segment.ts';

/** What an audience may see, and nothing else: it may leave the host's window. */
export type PublicShow = PublicPuzzle & {
  readonly screen: ShowScreen;
  readonly position: { readonly at: number; readonly of: number };
  readonly teams: readonly PublicTeam[];
  readonly wheel: {
    readonly segments: readonly Segment[];
    readonly rotation: Degrees;
    readonly visible: boolean;
    readonly lastValue: Segment | null;
  };
  readonly spin: { readonly extraDegrees: Degrees; readonly elapsedMs: number } | null;
  /** What the dialog shows while it is open. */
  readonly reward: Segment | null;
  readonly clocks: { readonly [Name in ClockName]: PublicClock | null };
};

/** By hand, and before the game screen, no team is on turn and none has points of the puzzle. */
export type PublicTeam = TeamSetup & {
  /** Got the star for this puzzle. */
  readonly rewarded: boolean;
  /** No team is on turn in a toss-up. */
  readonly onTurn: boolean;
  /** Points of this puzzle. */
  readonly earned: number;
  /** Answers in a toss-up. */
  readonly buzzed: boolean;
  /** Answered wrong in a toss-up. */
  readonly lockedOut: boolean;
  /** On this puzzle; missing is none, and so it is below. */
  readonly held?: PublicPrizes;
  readonly won?: PublicPrizes;
};

/** How many, and the newest of them, newest first. */
export type PublicPrizes = { readonly count: number; readonly newest: readonly string[] };

/** What is left now, and whether it is getting less. */
export type PublicClock = {
  readonly lengthMs: number;
  readonly leftMs: number;
  readonly isRunning: boolean;
};

type PublicPuzzle = {
  readonly category: string;
  /** Of the puzzle; not told before the game screen. */
  readonly language?: Language;
  readonly board: readonly (readonly BoardTile[])[];
  /** The keys in their order; no vowels while they are off. */
  readonly keys: Readonly<Record<string, KeyState>>;
  readonly complete: boolean;
  /** `null` in a show played by hand. */
  readonly desk: PublicDesk | null;
};

const LONGEST_NAME = 40;
const PRIZES_NAMED = 3;

/** Before the game screen an audience has not seen the puzzle, not even its length. */
const NO_PUZZLE: PublicPuzzle = { category: '', board: [], keys: {}, complete: false, desk: null };

export function publicShow(show: Show, nowMs: number, clocks: Clocks = NO_CLOCKS): PublicShow {
  return {
    screen: show.screen,
    ...(show.screen === 'game' ? publicPuzzle(show) : NO_PUZZLE),
    position: puzzlePosition(show),
    teams: publicTeams(show),
    wheel: {
      segments: show.wheelSegments,
      rotation: show.wheelRotation,
      visible: show.showWheelInGame,
      lastValue: show.rewardValue,
    },
    spin: show.spin && {
      extraDegrees: show.spin.extraDegrees,
      // The clock may have been set back or forth since the spin started.
      elapsedMs: Math.min(Math.max(0, nowMs - show.spin.startedAtMs), SPIN_DURATION_MS),
    },
    reward: show.rewardDialogVisible ? show.rewardValue : null,
    clocks: { turn: publicClock(clocks.turn, nowMs), puzzle: publicClock(clocks.puzzle, nowMs) },
  };
}

function publicTeams(show: Show): readonly PublicTeam[] {
  const desk = show.screen === 'game' ? show.desk : null;
  const tossUp = desk && specialOf(show, 'tossUp');
  return show.teams.map(({ name, score, color, prizes }, at) => ({
    name: [...name].slice(0, LONGEST_NAME).join(''),
    score,
    color,
    rewarded: at === show.rewardedTeam,
    onTurn: !tossUp && desk?.turn === at,
    earned: desk?.earned[at] ?? 0,
    buzzed: tossUp?.buzzed === at,
    lockedOut: tossUp?.lockedOut.includes(at) ?? false,
    ...prizesIn('held', desk?.held[at]),
    ...prizesIn('won', prizes),
  }));
}

const prizesIn = (field: 'held' | 'won', prizes: readonly string[] = []) =>
  prizes.length > 0 && {
    [field]: { count: prizes.length, newest: prizes.slice(-PRIZES_NAMED).reverse() },
  };

/** For where it would be too long: prizes are counted, and not named. */
export const withoutPrizeNames = (view: PublicShow): PublicShow => ({
  ...view,
  teams: view.teams.map(({ held, won, ...team }) => ({
    ...team,
    ...(held && { held: { ...held, newest: [] } }),
    ...(won && { won: { ...won, newest: [] } }),
  })),
});

type Teams = readonly Pick<PublicTeam, 'onTurn' | 'buzzed'>[];

const indexOrNull = (index: number): number | null => (index < 0 ? null : index);

export const teamOnTurn = (teams: Teams): number | null =>
  indexOrNull(teams.findIndex(({ onTurn }) => onTurn));

/** The team on turn, in a toss-up the one that answers. */
export const activeTeam = (teams: Teams): number | null =>
  indexOrNull(teams.findIndex(({ onTurn, buzzed }) => onTurn || buzzed));

const publicClock = (clock: Clock | null, nowMs: number): PublicClock | null =>
  clock && {
    lengthMs: clock.lengthMs,
    leftMs: leftAt(clock, nowMs),
    isRunning: clock.runningSinceMs !== null,
  };

const publicPuzzle = (show: Show): PublicPuzzle => ({
  category: currentPuzzle(show)?.category ?? '',
  language: languageOf(currentPuzzle(show)?.language),
  board: boardWords(show),
  keys: keyStates(show),
  complete: show.isComplete,
  desk: publicDesk(show),
});
