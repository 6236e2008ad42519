import { type ComponentType, lazy } from 'react';

const RETRY_AFTER_MS = 600;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A screen in its own chunk. One lost request must not cost the host the page, so it is asked for twice.
 * `warm` fetches it ahead of its time and ends when it is there, or cannot be had.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  let loaded: Promise<{ readonly default: ComponentType }> | null = null;
  const loadOnce = () => {
    loaded ??= loadTwice(load).then(
      (file) => ({ default: file[name] }),
      (error: unknown) => {
        loaded = null;
        throw error;
      },
    );
    return loaded;
  };
  const warm = (): Promise<unknown> => loadOnce().catch(() => {});
  return Object.assign(lazy(loadOnce), { warm });
}

async function loadTwice<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page did not load; trying once more.', error);
    await pause(RETRY_AFTER_MS);
    return await load();
  }
}
