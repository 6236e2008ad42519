import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentColours } from './segment-colours.ts';

const fills = (...segments: string[]) => segmentColours(segments).map(({ fill }) => fill);
const chip = fc.constantFrom('100', '500', 'Lose Turn', 'Forfeit', 'Spin Again', 'Bonus Question');

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
  expect(segmentColours(['100', 'Lose Turn', '200', '300'])[1]).toEqual({
    fill: '#08191E',
    ink: '#FFF4DC',
  });
});

it('gives a penalty beside a penalty a bright colour', () => {
  const [, first, second] = fills('100', 'Lose Turn', 'Forfeit', '200');
  expect(first).toBe('#08191E');
  expect(second).not.toBe('#08191E');
});
