import { useCallback } from 'react';
import { useLatest } from './use-latest.ts';

/** A function for memoised children: it keeps one identity and runs its newest version. */
export function useStable<Args extends readonly unknown[]>(run: (...args: Args) => void) {
  const latest = useLatest(run);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
