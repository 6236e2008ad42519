import { expect, it } from 'vitest';
import { retryAfterMs } from './backoff.ts';

const range = (attempt: number) => [
  Math.round(retryAfterMs(attempt, () => 0)),
  Math.round(retryAfterMs(attempt, () => 1)),
];

it.each([
  [0, [0, 1000]],
  [1, [1190, 2210]],
  [2, [2023, 3757]],
  [3, [2800, 5200]],
  [40, [2800, 5200]],
])('waits before attempt %d some time between %j ms', (attempt, expected) => {
  expect(range(attempt)).toEqual(expected);
});
