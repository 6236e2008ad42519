import type { ComponentType } from 'react';
import { type Loader, loadFile } from '../lib/load.ts';
import { withWords } from '../words/languages.ts';

/** A screen of a file that loads when it is first needed. */
export const screenOf = <Name extends string>(
  load: Loader<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Loader<ComponentType> =>
  Object.assign(async () => (await load())[name], {
    current: () => load.current?.()?.[name] ?? null,
  });

/** A screen that loads with its file and the words of that. */
export const lazy = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) => screenOf(loadFile(withWords(load)), name);
