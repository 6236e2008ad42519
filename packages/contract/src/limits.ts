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
  /** Open reports kept of one game. */
  reportsMax: 50,
  reviewedMax: 100,
  createBodyBytes: 1024 * 1024,
  bodyBytes: 16 * 1024,
} as const;

/** The owner of every game built without an account. Nobody can register it. */
export const GUEST = 'Guest';
