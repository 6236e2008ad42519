import type { FieldCode, Invalid, Language, ProblemCode } from '@wheel/contract';
import { ApiError } from '../lib/api/send.ts';
import { isUnknownCall } from '../lib/api/status.ts';
import type { RowFault } from '../lib/game-files/rows.ts';
import { ENGLISH } from '../words/registry.ts';
import { words } from '../words/words.ts';

/** What a host reads when a call of the library was refused, by the server's code. */
export function refusalText(error: unknown): string {
  const { silence, unknown, otherVersion, notPublic, notAccepted, problems, sentence } =
    words('library').refusals;
  if (!(error instanceof ApiError)) return silence;
  if (isUnknownCall(error)) return otherVersion;
  const [field] = error.errors;
  if (field?.path === 'visibility' && field.code === 'NOT_ALLOWED') return notPublic;
  if (field && isLanguageField(field.path)) return sentence({ text: notAccepted });
  if (field) return sentenceOf(field);
  const known: Readonly<Partial<Record<ProblemCode, string>>> = problems;
  return (error.code && known[error.code]) ?? unknown;
}

const isLanguageField = (path: string) => path.split('.').at(-1) === 'language';

type FieldTexts = Readonly<
  Partial<Record<FieldCode, string | (({ limit }: { readonly limit: number }) => string)>>
>;

/** What a host reads beside a field. A server newer than this page may have codes that it does not know. */
export function wordingOf({ code, limit = 0 }: Invalid): string {
  const { fields, notAccepted } = words('library').refusals;
  const known: FieldTexts = fields;
  const text = known[code] ?? notAccepted;
  return typeof text === 'string' ? text : text({ limit });
}

/** The same as a sentence. */
export const sentenceOf = (invalid: Invalid): string =>
  words('library').refusals.sentence({ text: wordingOf(invalid) });

/** What a host reads beside a word that is not legal in the language of its game. */
export const lettersText = (language: Language): string =>
  language === ENGLISH
    ? wordingOf({ code: 'NOT_ALLOWED' })
    : words('library').refusals.letters[language];

/** The same as a sentence. */
export const lettersSentence = (language: Language): string =>
  words('library').refusals.sentence({ text: lettersText(language) });

/** What is wrong with a row of a list that was judged by that language. */
export function rowFaultText(
  { field, ...invalid }: RowFault,
  language: Language = ENGLISH,
): string {
  const { missing, category, tooMany } = words('library').lists.faults;
  if (field === 'entries') return tooMany({ max: invalid.limit ?? 0 });
  if (invalid.code === 'REQUIRED') return missing[field];
  if (field === 'category') return category({ text: wordingOf(invalid) });
  return invalid.code === 'NOT_ALLOWED' ? lettersSentence(language) : sentenceOf(invalid);
}
