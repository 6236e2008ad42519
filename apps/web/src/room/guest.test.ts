import { expect, it } from 'vitest';
import { type RoomRank, takeState } from './guest.ts';

const rank = (term: number, rev: number): RoomRank => ({ term, rev });

it.each([
  [null, rank(1, 9), 'silent'],
  [rank(1, 4), rank(1, 5), 'played'],
  [rank(1, 4), rank(1, 6), 'silent'],
  [rank(1, 4), rank(1, 4), 'silent'],
  [rank(1, 4), rank(1, 3), 'old'],
  [rank(1, 4), rank(2, 1), 'silent'],
  [rank(2, 1), rank(1, 99), 'old'],
])('after %j takes %j as %s', (last, next, taken) => {
  expect(takeState(last, next)).toBe(taken);
});

it('ends with the newest and plays nothing twice, however states are lost and shuffled', () => {
  let seed = 11;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 200; round++) {
    const sent = Array.from({ length: 12 }, (_, rev) => rank(1, rev + 1));
    const arriving = [...sent, ...sent]
      .filter(() => random() < 0.7)
      .map((one) => ({ one, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
    let last: RoomRank | null = null;
    const played: number[] = [];
    for (const next of [...arriving, rank(1, 12)]) {
      const taken = takeState(last, next);
      if (taken === 'old') continue;
      last = next;
      if (taken === 'played') played.push(next.rev);
    }
    expect(last?.rev).toBe(12);
    expect(played).toEqual([...new Set(played)].sort((a, b) => a - b));
  }
});
