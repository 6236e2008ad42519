import { alphabetOf, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@wheel/alphabet';
import { type InvalidField, normalForm } from '@wheel/contract';
import { foldTitle } from '../storage/fold.ts';

/** The words of an operator's list: without case, what is never drawn, and accents but those of letters with a key. */
export type BlockedWords = ReadonlySet<string>;

/** Letters that are no others without their marks, because the keyboard has a key for them. */
const ownLetters = (language: Language): readonly string[] =>
  alphabetOf(language).keys.filter((key) => foldTitle(key) !== key.toLowerCase());

function foldedApart(text: string, apart: readonly string[]): string {
  if (apart.length === 0) return foldTitle(text);
  const parts = normalForm(text, 'NFC').split(new RegExp(`([${apart.join('')}])`, 'iu'));
  return parts.map((part, at) => (at % 2 === 0 ? foldTitle(part) : part.toLowerCase())).join('');
}

function wordsIn(text: string, apart: readonly string[]): readonly string[] {
  const drawn = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return foldedApart(drawn, apart).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const ALL_OWN_LETTERS = LANGUAGES.flatMap(ownLetters);

/** The words of a line of the list. */
export const listedWordsOf = (line: string): readonly string[] => wordsIn(line, ALL_OWN_LETTERS);

const listsByLanguage = new WeakMap<BlockedWords, Map<Language, ReadonlySet<string>>>();

/** The list as it is compared with a game in that language. */
function listFor(blocked: BlockedWords, language: Language): ReadonlySet<string> {
  const lists = listsByLanguage.get(blocked) ?? new Map<Language, ReadonlySet<string>>();
  listsByLanguage.set(blocked, lists);
  const apart = ownLetters(language);
  const list = lists.get(language) ?? new Set([...blocked].flatMap((word) => wordsIn(word, apart)));
  lists.set(language, list);
  return list;
}

/** Bounds the answer, as with the other rules for games. */
const NAMED_MAX = 200;

export type Field = readonly [path: string, text: string];

/** The fields of a game that hold a blocked word as a whole word. */
export function blockedIn(
  blocked: BlockedWords,
  fields: readonly Field[],
  language: Language = DEFAULT_LANGUAGE,
): InvalidField[] {
  const list = listFor(blocked, language);
  const apart = ownLetters(language);
  const found = new Set<string>();
  for (const [path, text] of fields) {
    if (found.has(path) || !wordsIn(text, apart).some((word) => list.has(word))) continue;
    found.add(path);
    if (found.size === NAMED_MAX) break;
  }
  return [...found].map((path) => ({ path, code: 'BLOCKED_WORD' }));
}
