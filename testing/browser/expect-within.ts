import { expect } from '@playwright/test';

const ROUNDS = 6;

type Measures = Readonly<Record<string, number>>;

/**
 * Other work on the machine makes a measure longer, never shorter: the least of several rounds counts, and they end
 * once each is below its limit. None may be 0, so that what measures nothing fails.
 */
export async function expectWithin(
  limits: number | Measures,
  measure: () => Promise<Measures>,
): Promise<void> {
  const limitOf = (name: string) => (typeof limits === 'number' ? limits : (limits[name] ?? 0));
  let least = await measure();
  const outside = () =>
    Object.fromEntries(
      Object.entries(least).filter(([name, value]) => !(value > 0 && value < limitOf(name))),
    );
  for (let round = 1; round < ROUNDS && Object.keys(outside()).length > 0; round += 1) {
    const again = await measure();
    least = Object.fromEntries(
      Object.entries(least).map(([name, value]) => [name, Math.min(value, again[name] ?? 0)]),
    );
  }
  expect(outside(), `below ${JSON.stringify(limits)}`).toEqual({});
}
