/** Limits of the game API, in one place so that schemas, checks and documents agree. */
export const LIMITS = {
  usernameMax: 40,
  passwordMin: 8,
  passwordMax: 128,
  titleMax: 120,
  categoryMax: 80,
  searchedWordMax: 120,
  entriesMax: 1000,
  searchResultsMax: 50,
  suggestionsMax: 12,
  /** Games in a list of one owner, of whom guests are one; copying stops there. */
  libraryMax: 1000,
  trashDays: 30,
  noteMax: 300,
  quizIdMax: 36,
  setupNameMax: 40,
  /** A prize on the wheel. */
  prizeMax: 20,
  /** On a chip, and of any figure of the rules. */
  pointsMax: 1_000_000,
  ownChipsMax: 10,
  wheelMin: 4,
  wheelMax: 20,
  /** A setup as JSON. */
  setupBytes: 4096,
  setupFileBytes: 64 * 1024,
  /** Open reports kept of one game. */
  reportsMax: 50,
  reviewedMax: 100,
  /** Entries of each that are listed; the others are asked for. */
  reviewedEntries: 5,
  createBodyBytes: 1024 * 1024,
  /** A pasted list, or a file of games. */
  listBytes: 1024 * 1024,
  bodyBytes: 16 * 1024,
  /** As long as an address or a header can be. */
  addressMax: 16 * 1024,
} as const;

/** The owner of every game built without an account. The name cannot be registered. */
export const GUEST = 'Guest';

/** Who may see a game, as its owner chose: its owner, everyone with the link, or everyone by search. */
export const VISIBILITIES = ['private', 'link', 'public'] as const;

/** Games and setups as files: what a host exports and imports, and what is in the export of an account. */
export const GAME_FORMAT = 'wheel-game';
export const GAMES_FORMAT = 'wheel-games';
export const SETUP_FORMAT = 'wheel-setup';
export const GAME_FILE_VERSION = 1;
