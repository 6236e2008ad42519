export const MAX_TEAMS = 8;
export const MIN_SEGMENTS = 4;
export const MAX_SEGMENTS = 20;
/** Chips of the host's own, beside those that every show has. */
export const MAX_OWN_CHIPS = 10;
export const MAX_CHIP_POINTS = 1_000_000;
/** Characters of a prize. */
export const LONGEST_PRIZE = 20;

export const SPIN_DURATION_MS = 6000;
export const SPIN_BASE_DEGREES = 1800;
/** Chance adds less than this to the base. */
export const SPIN_EXTRA_BELOW = 360;

export const DEFAULT_REWARD = 1000;
export const SCORE_STEP = 100;
/** How long each letter of a toss-up is waited for. */
export const TOSS_UP_LETTER_MS = 1000;
export const WRONG_X_MS = 1400;
export const WINNER_CONFETTI_MS = 1500;
