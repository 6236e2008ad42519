import { useState } from 'react';
import type { Forfeited } from '../../features/teams/lectern-desk.ts';
import { useShowEvent } from '../../stores/show/show-context.ts';

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
