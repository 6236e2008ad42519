import { useSyncExternalStore } from 'react';

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The `lang` of texts of a puzzle; none where the page speaks the same language, or nothing is known of the puzzle. */
export function usePuzzleLang(language: string | undefined): string | undefined {
  const page = useSyncExternalStore(
    watchPage,
    () => document.documentElement.lang,
    () => 'en',
  );
  return language === page ? undefined : language;
}
