import { useEffect, useState } from 'react';

/** What comes late and may never come: `null` until it is here. Nothing waits for it. */
export function useLate<T>(load: () => Promise<T>): T | null {
  const [late, setLate] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    let isLeft = false;
    load().then(
      (value) => {
        if (!isLeft) setLate({ value });
      },
      (error: unknown) => console.warn('A part of the page did not load.', error),
    );
    return () => {
      isLeft = true;
    };
  }, [load]);
  return late?.value ?? null;
}
