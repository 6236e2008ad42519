import { type ComponentType, lazy, useState } from 'react';
import { loadOnce } from '../lib/load-once.ts';

const RETRY_AFTER_MS = 600;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A screen in its own chunk. One lost request must not cost the host the page, so it is asked for twice.
 * `load` fetches it ahead of its time; `warm` does so as well and ends in any case.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  let here: ComponentType | null = null;
  const loadScreen = loadOnce(async () => {
    here = (await loadTwice(load))[name];
    return { default: here };
  });
  const Late = lazy(loadScreen);
  function Screen() {
    // React waits a moment even for what is here already, and would show that nothing is.
    const [Part] = useState(() => here ?? Late);
    return <Part />;
  }
  const warm = (): Promise<unknown> => loadScreen().catch(() => {});
  return Object.assign(Screen, { load: loadScreen, warm });
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
