import { useEffect, useState } from 'react';
import { api } from '../lib/api/api.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './suggestion-chips.module.css';

interface SuggestionChipsProps {
  readonly onChoose: (gameTitle: string) => void;
  readonly align?: 'center' | 'start';
}

/** One horizontal line of game titles that scrolls sideways and never wraps. */
export function SuggestionChips({ onChoose, align = 'center' }: SuggestionChipsProps) {
  const titles = useSuggestions();
  const { search } = useWords('start');
  if (titles.length === 0) return null;
  return (
    <ul className={styles.chips} data-align={align} aria-label={search.suggestions}>
      {titles.map((title) => (
        <li key={title}>
          <button
            type="button"
            className={styles.chip}
            data-testid="suggestion-chip"
            onClick={() => onChoose(title)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asked for whenever a screen with chips opens, and anew in another language; a failure leaves the list as it is. */
function useSuggestions(): readonly string[] {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const language = useLanguage();

  useEffect(() => {
    const leaving = new AbortController();
    api.suggestions(language, leaving.signal).then(
      (suggestions) => setTitles(suggestions.map(({ gameTitle }) => gameTitle)),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error('The suggestions did not load.', error);
      },
    );
    return () => leaving.abort();
  }, [language]);

  return titles;
}
