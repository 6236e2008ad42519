import { walk } from './files.ts';

/**
 * True when a product is missing or older than a source. Folders count as sources too, because a
 * deleted file leaves its trace only in the time of its folder.
 */
export function isStale(products: readonly string[], sources: readonly string[]): boolean {
  const built = products.map(
    (product) => walk(product)[0]?.stats.mtimeMs ?? Number.NEGATIVE_INFINITY,
  );
  const changed = sources.flatMap(walk).map(({ stats }) => stats.mtimeMs);
  return Math.min(...built) < Math.max(...changed);
}
