import { useEffect, useState } from 'react';

/** Loads something when it is first called. `current` is what came of it, and `null` until then. */
export type Loader<T> = (() => Promise<T>) & { readonly current?: () => T | null };

/** Loads at the first call; later ones get the same, unless it failed. */
export function loadOnce<T>(load: () => Promise<T>): Loader<T> {
  let loading: Promise<T> | null = null;
  let loaded: T | null = null;
  function start(): Promise<T> {
    loading ??= load().then(
      (value) => {
        loaded = value;
        return value;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }
  return Object.assign(start, { current: () => loaded });
}

const RETRY_AFTER_MS = 600;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads a file of the app. One lost request must not cost the host the page, so it is asked for twice. */
export const loadFile = <File>(load: () => Promise<File>): Loader<File> =>
  loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page did not load; trying once more.', error);
      await pause(RETRY_AFTER_MS);
      return await load();
    }
  });

type Result<T> = { readonly value: T } | { readonly error: unknown };

function useResult<T>(load: Loader<T>): Result<T> | null {
  const [result, setResult] = useState<Result<T> | null>(() => {
    const value = load.current?.() ?? null;
    return value === null ? null : { value };
  });
  useEffect(() => {
    let isLeft = false;
    const set = (next: Result<T>) => isLeft || setResult((known) => known ?? next);
    load().then(
      (value) => set({ value }),
      (error: unknown) => set({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [load]);
  return result;
}

/**
 * What a screen cannot do without: `null` until it is here. Throws what kept it from loading. No Suspense: React, once it
 * has shown that it waits, goes on waiting for 300 ms.
 */
export function useLoaded<T>(load: Loader<T>): T | null {
  const result = useResult(load);
  if (result && 'error' in result) throw result.error;
  return result?.value ?? null;
}

/** What comes late and may never come: `null` until it is here. */
export function useLate<T>(load: Loader<T>): T | null {
  const result = useResult(load);
  const error = result && 'error' in result ? result.error : null;
  useEffect(() => {
    if (error) console.warn('A part of the page did not load.', error);
  }, [error]);
  return result && 'value' in result ? result.value : null;
}

/** A page that draws nothing may never be told that it is idle. */
const IDLE_WITHIN_MS = 300;

/** Ends once the page has nothing better to do, or soon. */
export const idle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in self) requestIdleCallback(done, { timeout: IDLE_WITHIN_MS });
    else setTimeout(done);
  });

/** What a page shows first takes about as long. */
const OPENING_MS = 1000;

let last: Promise<unknown> | null = null;

/** Ends once the page has shown what it opened with, and is idle; for each caller in an idle moment of its own. */
export function settled(): Promise<unknown> {
  last = (last ?? pause(OPENING_MS - performance.now())).then(idle);
  return last;
}
