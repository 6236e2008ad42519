import { useEffect, useState } from 'react';

/** React looks for what a promise brought in fields of these names before it waits. */
type Settled = { status: 'fulfilled'; value: unknown };

export const isSettled = (promise: Promise<unknown>): boolean =>
  (promise as Partial<Settled>).status === 'fulfilled';

/** Ends with the promise, which from then on brings what it brought at once. */
export async function settle<T>(promise: Promise<T>): Promise<T> {
  const value = await promise;
  Object.assign(promise, { status: 'fulfilled', value } satisfies Settled);
  return value;
}

/**
 * Whether a promise was kept since the component is there. For what is about to come: React, once it has shown that it
 * waits, goes on waiting for 300 ms. A promise that is broken counts as kept, and is found broken by whoever needs it.
 */
export function useSettled(promise: Promise<unknown>): boolean {
  const [isKept, setKept] = useState(() => isSettled(promise));
  useEffect(() => {
    if (isKept) return;
    let isLeft = false;
    const go = () => isLeft || setKept(true);
    settle(promise).then(go, go);
    return () => {
      isLeft = true;
    };
  }, [promise, isKept]);
  return isKept;
}
