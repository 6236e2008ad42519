import { useState } from 'react';
import { NO_REFUSALS, type Refusals } from './refusals.ts';

/** What the server refused, until it is typed anew. */
export function useRefusals() {
  const [refusals, refuse] = useState<Refusals>(NO_REFUSALS);
  const accept = (field: string) => {
    refuse((known) => {
      if (!known.has(field)) return known;
      const rest = new Map(known);
      rest.delete(field);
      return rest;
    });
  };
  return { refusals, refuse, accept };
}
