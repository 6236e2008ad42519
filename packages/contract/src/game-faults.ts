import type { GameEntry } from './games.ts';
import { LIMITS } from './limits.ts';
import type { FieldError } from './problem.ts';
import { hasUnshowable, isBlank, lengthOf } from './text.ts';

const LEGAL_WORD = /^[A-Za-zäöüÄÖÜß ]+$/;
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** More than anybody mends in one go; keeps the answer to a hostile body small. */
const FAULTS_MAX = 200;

export const isQuizId = (text: string): boolean => UUID_V4.test(text);

function textFault(text: string, max: number): string | null {
  const trimmed = text.trim();
  if (isBlank(trimmed)) return 'Must not be blank.';
  if (lengthOf(trimmed) > max) return `Must have at most ${max} characters.`;
  if (hasUnshowable(trimmed)) return 'Must not contain control characters.';
  return null;
}

/** How a searched word is judged and kept: an umlaut pasted as letter and dots is the same umlaut. */
export const tidyWord = (word: string): string => word.trim().normalize('NFC');

function wordFault(word: string): string | null {
  const tidy = tidyWord(word);
  const fault = textFault(tidy, LIMITS.searchedWordMax);
  if (fault !== null) return fault;
  return LEGAL_WORD.test(tidy) ? null : 'Only letters A–Z and spaces are allowed.';
}

/** What must be the same in all entries, in the form in which it is compared. */
const SHARED = {
  gameTitle: ({ gameTitle }: GameEntry) => gameTitle.trim(),
  username: ({ username }: GameEntry) => username.normalize('NFKC').toLowerCase(),
  isPublic: ({ isPublic }: GameEntry) => isPublic,
  quizId: ({ quizId }: GameEntry) => quizId.toLowerCase(),
} as const;
const SHARED_FIELDS = Object.keys(SHARED) as (keyof typeof SHARED)[];

function* faultsOf(entry: GameEntry, first: GameEntry): Generator<[keyof GameEntry, string]> {
  const title = textFault(entry.gameTitle, LIMITS.titleMax);
  if (title !== null) yield ['gameTitle', title];
  const category = textFault(entry.category, LIMITS.categoryMax);
  if (category !== null) yield ['category', category];
  const word = wordFault(entry.searchedWord);
  if (word !== null) yield ['searchedWord', word];
  if (!isQuizId(entry.quizId)) yield ['quizId', 'Must be a version-4 UUID.'];
  for (const field of SHARED_FIELDS) {
    if (SHARED[field](entry) !== SHARED[field](first)) {
      yield [field, 'Must be the same in all entries of a game.'];
    }
  }
}

/** Everything wrong with the entries of one game. A lone entry has no index in its paths. */
export function gameFaults(body: GameEntry | readonly GameEntry[]): FieldError[] {
  const isList = Array.isArray(body);
  const entries: readonly GameEntry[] = isList ? body : [body as GameEntry];
  const faults: FieldError[] = [];
  for (const [index, entry] of entries.entries()) {
    const first = entries[0] ?? entry;
    for (const [field, message] of faultsOf(entry, first)) {
      faults.push({ path: isList ? `${index}.${field}` : field, message });
      if (faults.length === FAULTS_MAX) return faults;
    }
  }
  return faults;
}
