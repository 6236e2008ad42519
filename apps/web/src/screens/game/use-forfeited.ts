import { useState } from 'react';
import { useShowEvent } from '../../stores/show/show-context.ts';

export type Forfeited = { readonly team: number; readonly points: number };

/** What a team has just lost by a forfeit, until something else happens. */
export function useForfeited(): Forfeited | null {
  const [forfeited, setForfeited] = useState<Forfeited | null>(null);
  useShowEvent((event) => {
    if (event.type === 'forfeited') setForfeited(event);
    // The turn passes with the forfeit itself.
    else if (event.type !== 'turnPassed') setForfeited(null);
  });
  return forfeited;
}
