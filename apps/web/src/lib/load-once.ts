import { settle } from './settled.ts';

/** Loads at the first call; later ones get the same, unless it failed. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    if (loading) return loading;
    loading = load();
    settle(loading).catch(() => {
      loading = null;
    });
    return loading;
  };
}
