import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';

/** Asked for whenever a screen with chips opens; a failure leaves the list empty. */
export function useSuggestions(): readonly string[] {
  const [titles, setTitles] = useState<readonly string[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    api.suggestions(leaving.signal).then(
      (suggestions) => setTitles(suggestions.map(({ gameTitle }) => gameTitle)),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error('The suggestions did not load.', error);
      },
    );
    return () => leaving.abort();
  }, []);

  return titles;
}
