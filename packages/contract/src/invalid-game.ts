import { DEFAULT_LANGUAGE } from '@wheel/alphabet';
import { INVALID_MAX, type Invalid, type InvalidField } from './codes.ts';
import type { GameEntry } from './games.ts';
import { invalidEntry, invalidTitle } from './invalid-entry.ts';
import type { Language } from './language.ts';
import type { GameEdit, GamePatch } from './library.ts';
import { normalForm } from './text.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isQuizId = (text: string): boolean => UUID_V4.test(text);

/** What must be the same in all entries, in the form in which it is compared. */
const SHARED = {
  gameTitle: ({ gameTitle }: GameEntry) => gameTitle.trim(),
  username: ({ username }: GameEntry) => normalForm(username, 'NFKC').toLowerCase(),
  isPublic: ({ isPublic }: GameEntry) => isPublic,
  visibility: ({ visibility }: GameEntry) => visibility,
  language: ({ language }: GameEntry) => language ?? DEFAULT_LANGUAGE,
  quizId: ({ quizId }: GameEntry) => quizId.toLowerCase(),
} as const;
const SHARED_FIELDS = Object.keys(SHARED) as (keyof typeof SHARED)[];

function* invalidIn(entry: GameEntry, first: GameEntry): Generator<[keyof GameEntry, Invalid]> {
  const title = invalidTitle(entry.gameTitle);
  if (title !== null) yield ['gameTitle', title];
  yield* invalidEntry(entry, SHARED.language(first));
  if (!isQuizId(entry.quizId)) yield ['quizId', { code: 'NOT_A_UUID' }];
  for (const field of SHARED_FIELDS)
    if (entry[field] !== first[field] && SHARED[field](entry) !== SHARED[field](first))
      yield [field, { code: 'NOT_THE_SAME' }];
}

/** Everything wrong with the entries of one game. A lone entry has no index in its paths. */
export function invalidGame(body: GameEntry | readonly GameEntry[]): InvalidField[] {
  const isList = Array.isArray(body);
  const entries: readonly GameEntry[] = isList ? body : [body as GameEntry];
  const found: InvalidField[] = [];
  const [first] = entries;
  if (first === undefined) return found;
  for (const [index, entry] of entries.entries()) {
    for (const [field, invalid] of invalidIn(entry, first)) {
      found.push({ path: isList ? `${index}.${field}` : field, ...invalid });
      if (found.length === INVALID_MAX) return found;
    }
  }
  return found;
}

const titleIn = (gameTitle: string): InvalidField[] => {
  const invalid = invalidTitle(gameTitle);
  return invalid === null ? [] : [{ path: 'gameTitle', ...invalid }];
};

/** Everything wrong with what a game shall become, which stays in the language it is kept in unless another is named. */
export function invalidEdit(edit: GameEdit, kept: Language): InvalidField[] {
  const { gameTitle, entries, language = kept } = edit;
  const found = titleIn(gameTitle);
  for (const [index, entry] of entries.entries()) {
    for (const [field, invalid] of invalidEntry(entry, language)) {
      found.push({ path: `entries.${index}.${field}`, ...invalid });
      if (found.length === INVALID_MAX) return found;
    }
  }
  return found;
}

/** A word may be illegal in another language, so none comes without the words. */
export function invalidPatch(patch: GamePatch): InvalidField[] {
  const { gameTitle, visibility, setup } = patch;
  if ('language' in patch) return [{ path: 'language', code: 'NOT_ALLOWED' }];
  if (gameTitle !== undefined) return titleIn(gameTitle);
  return visibility === undefined && setup === undefined ? [{ path: '', code: 'REQUIRED' }] : [];
}
