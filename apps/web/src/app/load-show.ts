import type { ShowStore } from '../stores/show/show-store.ts';

let loading: Promise<ShowStore> | null = null;

/** Opens the one show of this page when it is first needed. */
export function loadShow(): Promise<ShowStore> {
  loading ??= import('./open-show.ts').then(
    ({ openShow }) => openShow(),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
