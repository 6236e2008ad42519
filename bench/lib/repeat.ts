import { wobble } from '../../testing/figures.ts';

const steadyWobble = 0.1;

/**
 * Measures `rounds` times, and again up to as often while the figures named by `watched` still
 * differ too much from round to round.
 */
export async function repeated<T>(
  rounds: number,
  measure: (round: number) => Promise<T>,
  watched: readonly ((result: T) => number)[],
): Promise<readonly T[]> {
  const results: T[] = [];
  const isSteady = () =>
    watched.every((figure) => wobble(results.map(figure)) <= steadyWobble || rounds === 1);
  while (results.length < rounds || (results.length < rounds * 2 && !isSteady())) {
    results.push(await measure(results.length + 1));
  }
  return results;
}
