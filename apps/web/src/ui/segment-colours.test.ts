import type { Segment } from '@wheel/game';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentColours } from './segment-colours.ts';

const fills = (...segments: Segment[]) => segmentColours(segments).map(({ fill }) => fill);
const [worth, more] = [
  { type: 'points', value: 100 },
  { type: 'points', value: 500 },
] as const;
const chip = fc.constantFrom<Segment>(
  worth,
  more,
  { type: 'loseTurn' },
  { type: 'forfeit' },
  { type: 'spinAgain' },
  { type: 'bonusQuestion' },
);

it('never paints two neighbours alike, the last and the first among them', () => {
  fc.assert(
    fc.property(fc.array(chip, { minLength: 4, maxLength: 20 }), (segments) => {
      const ring = fills(...segments);
      ring.forEach((fill, index) => {
        expect(fill).not.toBe(ring[(index + 1) % ring.length]);
      });
    }),
  );
});

it('paints penalties dark with light ink', () => {
  expect(segmentColours([worth, { type: 'loseTurn' }, more, worth])[1]).toEqual({
    fill: 'var(--wheel-dark)',
    ink: 'var(--on-dark)',
  });
});

it('gives a penalty beside a penalty a bright colour', () => {
  const [, first, second] = fills(worth, { type: 'loseTurn' }, { type: 'forfeit' }, more);
  expect(first).toBe('var(--wheel-dark)');
  expect(second).toMatch(/^var\(--wheel-[1-6]\)$/);
});

it('never paints a prize dark', () => {
  const prize = { type: 'prize', text: 'Cake' } as const;
  expect(fills(prize, { type: 'forfeit' }, prize, { type: 'loseTurn' })).toEqual([
    'var(--wheel-1)',
    'var(--wheel-dark)',
    'var(--wheel-2)',
    'var(--wheel-dark)',
  ]);
});
