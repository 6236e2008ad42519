/**
 * What the team on turn owes: any move, a consonant for the value that stands, with or without a prize, or the host's
 * verdict on a chip.
 */
type Due =
  | { readonly type: 'move' }
  | { readonly type: 'letter'; readonly value: number; readonly prize?: string }
  | { readonly type: 'verdict'; readonly chip: VerdictChip };

const VERDICT_CHIPS = ['bonusQuestion', 'hostsDecision'] as const;
export type VerdictChip = (typeof VERDICT_CHIPS)[number];

export const VERDICT_OUTCOMES = ['give', 'take', 'pass', 'nothing'] as const;
export type VerdictOutcome = (typeof VERDICT_OUTCOMES)[number];

export type TossUp = {
  readonly type: 'tossUp';
  /** Closed tiles in the order in which they open, counted through all words; `null` until it is started. */
  readonly order: readonly number[] | null;
  /** How many of them have had their turn. */
  readonly opened: number;
  readonly buzzed: number | null;
  readonly lockedOut: readonly number[];
};

export type FinalSpin = {
  readonly type: 'finalSpin';
  /** What every consonant is worth, the extra included; `null` until the wheel has said. */
  readonly value: number | null;
  /** Whether the team on turn has had its letter. */
  readonly called: boolean;
};

type BonusRound = {
  readonly type: 'bonus';
  readonly picks: readonly string[];
  /** Whether the picks have been opened. */
  readonly opened: boolean;
};

/** How the current puzzle is played where it is no plain round. */
export type Special = TossUp | FinalSpin | BonusRound;

/** What belongs to one puzzle: it is left and found again with its board. */
export type DeskOfPuzzle = {
  readonly turn: number;
  /** Who began this puzzle; in a toss-up and a bonus round, who would have. */
  readonly starter: number;
  /** Points earned on this puzzle, per team. */
  readonly earned: readonly number[];
  /** Prizes that wait for the solver, per team, oldest first. */
  readonly held: readonly (readonly string[])[];
  readonly special: Special | null;
};

/** Whose turn it is and what for. There is none in a show played by hand. */
export type TurnState = DeskOfPuzzle & {
  /** Who begins the next puzzle. */
  readonly next: number;
  readonly due: Due;
};

export const ANY_MOVE: Due = { type: 'move' };
