import type { Options } from '../lib/bench.ts';

/** How many games a database is filled with, smallest first. */
export const sizes = ({ isQuick, gamesMax }: Options): readonly number[] =>
  isQuick ? [1000, 3000] : [1000, 100_000, 1_000_000].filter((games) => games <= gamesMax);
