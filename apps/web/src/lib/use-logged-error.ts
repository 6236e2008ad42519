import { useEffect } from 'react';

/** For failures of which the host is told nothing. */
export function useLoggedError(what: string, error: unknown) {
  useEffect(() => {
    if (error) console.error(what, error);
  }, [what, error]);
}
