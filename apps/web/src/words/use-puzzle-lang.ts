import { PSEUDO } from './preferred.ts';
import { ENGLISH } from './registry.ts';
import { useLanguage } from './words.ts';

/** The `lang` of texts of a puzzle; none where the page speaks the same language, or nothing is known of the puzzle. */
export function usePuzzleLang(language: string | undefined): string | undefined {
  const spoken = useLanguage();
  const page = spoken === PSEUDO ? ENGLISH : spoken;
  return language === page ? undefined : language;
}
