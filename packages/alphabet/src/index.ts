export type { Alphabet } from './alphabet.ts';
export {
  alphabetOf,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  languageOf,
} from './language.ts';
export { hasLetter, isWrittenIn } from './legal.ts';
export { withoutSigns, withTidySigns } from './signs.ts';
