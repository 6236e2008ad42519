import { expect, it } from 'vitest';
import { drawExtraDegrees } from './draw-spin.ts';

it('turns the wheel by 1800 degrees and less than one turn more', () => {
  expect(drawExtraDegrees(() => 0)).toBe(1800);
  expect(drawExtraDegrees(() => 1 - 2 ** -32)).toBeLessThan(2160);
});
