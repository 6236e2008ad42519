import { useEffect, useState } from 'react';
import { speakAsHost } from './page-language.ts';

/**
 * Lets an audience screen speak as its host does. Answers whether there is something to draw: the first picture waits for
 * its words, though not for long.
 */
export function useHostLanguage(speaks: string | undefined): boolean {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    if (speaks !== undefined) speakAsHost(speaks).then(() => setSpoken(true));
  }, [speaks]);
  return speaks === undefined || isSpoken;
}
