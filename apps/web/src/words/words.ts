import { useSyncExternalStore } from 'react';
import type { about } from './en/about.ts';
import type { bank } from './en/bank.ts';
import type { desk } from './en/desk.ts';
import type { join } from './en/join.ts';
import type { library } from './en/library.ts';
import type { room } from './en/room.ts';
import type { screen } from './en/screen.ts';
import type { show } from './en/show.ts';
import type { stage } from './en/stage.ts';
import type { start } from './en/start.ts';
import { changesOfWords, currentLanguage, onWords, wordsOf } from './registry.ts';

/** Words that load together. What English has in a part, every language has. */
type Parts = {
  readonly about: typeof about;
  readonly bank: typeof bank;
  readonly start: typeof start;
  readonly show: typeof show;
  readonly desk: typeof desk;
  readonly library: typeof library;
  readonly join: typeof join;
  readonly room: typeof room;
  readonly screen: typeof screen;
  readonly stage: typeof stage;
};

export type Part = keyof Parts;

export type Words<P extends Part> = Parts[P];

/** The words of a part, for what is said now. A component takes `useWords`. */
export const words = <P extends Part>(part: P): Words<P> => wordsOf(part) as Words<P>;

/** The words of a part; the component is drawn anew when the language changes. */
export const useWords = <P extends Part>(part: P): Words<P> => {
  const read = () => words(part);
  return useSyncExternalStore(onWords, read, read);
};

/** The code of the language that is spoken. */
export const useLanguage = (): string =>
  useSyncExternalStore(onWords, currentLanguage, currentLanguage);

/** Draws what stands below the component anew, in place, when any words change. The root of a page takes it. */
export const useAllWords = (): number =>
  useSyncExternalStore(onWords, changesOfWords, changesOfWords);
