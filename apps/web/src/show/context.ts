import { createContext, use, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Loader } from '../lib/load.ts';
import { useLatest } from '../lib/use-latest.ts';
import type { ShowState, ShowStore, ToldEvent } from './store.ts';

/** Loads the one show of this page. It comes late: the start screen needs neither rules nor storage. */
export const LoadShow = createContext<Loader<ShowStore>>(() => {
  throw new Error('The show is used outside of its provider.');
});

export function useShowStore(): ShowStore {
  const load = use(LoadShow);
  return load.current?.() ?? use(load());
}

export const useShow = <T>(selector: (state: ShowState) => T): T =>
  useStore(useShowStore(), selector);

/** Listens to what happens in the show while the component is in the page. */
export function useShowEvent(listener: (event: ToldEvent) => void): void {
  const store = useShowStore();
  const latest = useLatest(listener);
  useEffect(() => store.onEvent((event) => latest.current(event)), [store, latest]);
}
