import type { DeskOfPuzzle, TurnState } from './desk/desk.ts';
import { type HouseRules, PRESETS, type PuzzleKind } from './desk/presets.ts';
import type { Degrees } from './wheel/geometry.ts';
import { CHIPS, DEFAULT_SEGMENTS, type Segment } from './wheel/segment.ts';

export type Puzzle = {
  readonly id: number;
  readonly gametitle: string;
  readonly category: string;
  readonly searchedWord: string;
  /** The code of its language; without one, or with one that is not known, it is English. */
  readonly language?: string;
  /** The saved game that it is of. */
  readonly quizId?: string;
};

/** What a team is set up with. */
export type TeamSetup = {
  readonly name: string;
  readonly score: number;
  /** `#RRGGBB`, the border of the team's card. */
  readonly color: string;
};

export type Team = TeamSetup & {
  /** Won, oldest first. */
  readonly prizes: readonly string[];
};

/** A spin under way. Where it ends is settled the moment it starts. */
export type Spin = {
  readonly extraDegrees: Degrees;
  /** Wall-clock milliseconds, so that a reload knows how much of the spin is left. */
  readonly startedAtMs: number;
  /** A spin while the wheel is being built, which changes nothing at a desk. */
  readonly trial?: boolean;
};

/** One boolean per letter of each word. */
export type LetterFlags = readonly (readonly boolean[])[];

/** Where host and audience are. The web's addresses and second windows follow it. */
export const SCREENS = ['teams', 'wheel', 'game', 'winner'] as const;
export type ShowScreen = (typeof SCREENS)[number];

/** What a puzzle has become. */
export type Board = {
  readonly revealedLetters: LetterFlags;
  /** The letters that the latest correct guess opened or hit. */
  readonly correctLetters: LetterFlags;
  readonly usedLetters: readonly string[];
  readonly includeVowels: boolean;
  readonly isComplete: boolean;
  /** Index of the team that got the star for this puzzle. */
  readonly rewardedTeam: number | null;
};

/** A board as it was left. Without a desk there is nothing to it but the board. */
export type ParkedBoard = Board & { readonly desk: DeskOfPuzzle | null };

/** The whole show as plain data. */
export type Show = Board & {
  readonly screen: ShowScreen;
  /** The chosen quiz in playing order; empty until one is chosen. */
  readonly puzzles: readonly Puzzle[];
  readonly currentPuzzleIndex: number;
  readonly teams: readonly Team[];
  readonly teamsLocked: boolean;
  readonly gameStarted: boolean;

  readonly wheelSegments: readonly Segment[];
  readonly showWheelInGame: boolean;
  readonly availableChips: readonly Segment[];
  /** Adds up from spin to spin. */
  readonly wheelRotation: Degrees;
  readonly spin: Spin | null;
  readonly rewardDialogVisible: boolean;
  /** What the last spin gave; `null` before the first. */
  readonly rewardValue: Segment | null;

  /** Kept between games like the wheel. */
  readonly houseRules: HouseRules;
  /** `null` in a show played by hand. It belongs to a started game with teams. */
  readonly desk: TurnState | null;
  /** What each puzzle is to be played as; one that is not named is a round. */
  readonly kinds: readonly PuzzleKind[];
  /** The boards of puzzles that were left, by their place. */
  readonly parked: Readonly<Record<number, ParkedBoard>>;
  /** Whether the next quiz goes on with these teams, without their setup. */
  readonly teamsKept: boolean;
};

export const newShow = (): Show => ({
  screen: 'teams',
  puzzles: [],
  currentPuzzleIndex: 0,
  teams: [],
  teamsLocked: false,
  gameStarted: false,
  wheelSegments: DEFAULT_SEGMENTS,
  showWheelInGame: true,
  availableChips: CHIPS,
  wheelRotation: 0,
  spin: null,
  rewardDialogVisible: false,
  rewardValue: null,
  revealedLetters: [],
  correctLetters: [],
  usedLetters: [],
  includeVowels: false,
  isComplete: false,
  rewardedTeam: null,
  houseRules: PRESETS.manual,
  desk: null,
  kinds: [],
  parked: {},
  teamsKept: false,
});

/** The show on that screen. Leaving one ends what belongs to it: a running spin, without a result, and the dialog. */
export const onScreen = (show: Show, screen: ShowScreen): Show =>
  show.screen === screen ? show : { ...show, screen, spin: null, rewardDialogVisible: false };
