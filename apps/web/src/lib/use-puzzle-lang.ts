import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const { listen, tell } = createListeners();

/** One for all: a list may have a thousand texts of puzzles. */
let observer: MutationObserver | null = null;

function watchPage(onChange: () => void): () => void {
  if (!observer) {
    observer = new MutationObserver(() => tell());
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  }
  return listen(onChange);
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
