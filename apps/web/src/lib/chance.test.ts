import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cryptoChance, drawOrder } from './chance.ts';

it('draws from 0 up to, not including, 1', () => {
  for (let draw = 0; draw < 1000; draw++) {
    const value = cryptoChance();
    expect(value >= 0 && value < 1).toBe(true);
  }
});

it('gives each place exactly once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), (count) => {
      expect(drawOrder(count).sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
    }),
  );
});

it('reaches every order of three equally often', () => {
  // each of the 3 · 2 ways the dice can fall, once
  const orders = [0, 1, 2].flatMap((first) =>
    [0, 1].map((second) => {
      const dice = [(first + 0.5) / 3, (second + 0.5) / 2];
      return drawOrder(3, () => dice.shift() ?? 0).join('');
    }),
  );
  expect(new Set(orders).size).toBe(6);
});
