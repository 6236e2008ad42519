import { describe, expect, it } from 'vitest';
import { isProduct, linesOf, longerThan, sizesUnder } from './lib/size.ts';

/** What the product has with its desk, its library and its rooms. Whoever needs more raises it, and says why in the commit. */
const PRODUCT_LINES_MAX = 35_800;
const FILE_LINES_MAX = 300;

const all = sizesUnder('apps', 'packages', 'bench', 'e2e', 'faults', 'scripts', 'testing');

it('finds files to measure', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(all.every(({ lines }) => lines > 0)).toBe(true);
});

it('finds no more product code than the product may have', () => {
  const product = all.filter(({ path }) => isProduct(path));
  expect(linesOf(product)).toBeLessThanOrEqual(PRODUCT_LINES_MAX);
});

it('finds no file of more than 300 lines', () => {
  expect(longerThan(FILE_LINES_MAX, all)).toEqual([]);
});

describe('the measures', () => {
  it.each([
    ['apps/web/src/screens/game/game-screen.tsx', true],
    ['apps/web/vite.config.ts', true],
    ['packages/game/src/play.ts', true],
    ['packages/game/src/play.test.ts', false],
    ['packages/game/src/testing-actions.ts', false],
    ['apps/server/test/support/seed.ts', false],
    ['apps/web/src/styles/tokens.css', false],
    ['testing/show/stage.ts', false],
  ])('take %s for product code: %s', (path, isIt) => {
    expect(isProduct(path)).toBe(isIt);
  });

  it('name a file that is one line too long, and none that just fits', () => {
    const files = [
      { path: 'fits.ts', lines: 300 },
      { path: 'too-long.ts', lines: 301 },
    ];
    expect(longerThan(300, files)).toEqual(['too-long.ts has 301 lines']);
    expect(linesOf(files)).toBe(601);
  });
});
