/** The codes of the languages with a puzzle bank. */
const BANKS: readonly string[] = import.meta.env.BANKS ?? [];

/** Whether a language has a puzzle bank, without a request. */
export const hasBank = (language: string): boolean => BANKS.includes(language);
