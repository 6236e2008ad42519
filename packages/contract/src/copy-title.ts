import type { Language } from './language.ts';
import { LIMITS } from './limits.ts';

const MARK = ' (copy)';
/** In the language of the game, where it is not as in English. */
const MARKS: Partial<Readonly<Record<Language, string>>> = {
  de: ' (Kopie)',
  es: ' (copia)',
  fr: ' (copie)',
};

/** The title of a copy beside its original, cut so that the mark stays. */
export function copyTitleOf(title: string, language: Language): string {
  const mark = MARKS[language] ?? MARK;
  return [...title].slice(0, LIMITS.titleMax - mark.length).join('') + mark;
}
