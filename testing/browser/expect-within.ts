import { expect } from '@playwright/test';

const ROUNDS = 6;

type Measures<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Other work on the machine makes a measure longer, never shorter: the least of several rounds counts, and they end
 * once each is below its limit. None may be 0, so that what measures nothing fails.
 */
export async function expectWithin<Name extends string>(
  limits: number | Measures<Name>,
  measure: () => Promise<Measures<Name>>,
): Promise<void> {
  const least: Record<Name, number> = { ...(await measure()) };
  const names = Object.keys(least) as Name[];
  const limitOf = (name: Name) => (typeof limits === 'number' ? limits : limits[name]);
  const outside = () => names.filter((name) => !(least[name] > 0 && least[name] < limitOf(name)));
  for (let round = 1; round < ROUNDS && outside().length > 0; round += 1) {
    const again = await measure();
    for (const name of names) least[name] = Math.min(least[name], again[name]);
  }
  const told = outside().map((name) => `${name}: ${least[name]}, limit ${limitOf(name)}`);
  expect(told).toEqual([]);
}
