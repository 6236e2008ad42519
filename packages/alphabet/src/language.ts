import type { Alphabet } from './alphabet.ts';
import * as alphabets from './alphabets.ts';

/** The language of a puzzle. */
export type Language = keyof typeof alphabets;

const ALPHABETS: Readonly<Record<Language, Alphabet>> = { ...alphabets };

export const LANGUAGES = Object.keys(ALPHABETS) as readonly Language[];

/** Of a puzzle that names none. */
export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (code: unknown): code is Language => LANGUAGES.includes(code as Language);

/** The language of that code; one that is missing or not known is English. */
export const languageOf = (code: unknown): Language => (isLanguage(code) ? code : DEFAULT_LANGUAGE);

export const alphabetOf = (code: unknown): Alphabet => ALPHABETS[languageOf(code)];
