import { PAGE_PATHS } from '@wheel/contract';
import { expect, it } from 'vitest';
import { ROUTES, routeAt } from './router.tsx';

it('has a screen for every path that the server answers with the app', () => {
  expect(ROUTES.map(({ path }) => path)).toEqual(PAGE_PATHS);
});

it('has a header on the eleven listed paths and nowhere else', () => {
  const bare = ROUTES.filter(({ bar }) => bar === 'none').map(({ path }) => path);
  expect(bare).toEqual(['/review', '/g/:quizId', '/screen', '/join', '/remote']);
  expect(ROUTES.length - bare.length).toBe(11);
});

it.each([
  ['/g/0b9c6a52-3f1e-4d7a-9c58-2e61d0a4f7b3', '/g/:quizId'],
  ['/g/0B9C6A52-3F1E-4D7A-9C58-2E61D0A4F7B3/', '/g/:quizId'],
  ['/g', '*'],
  ['/g/', '*'],
  ['/g/0b9c6a52-3f1e-4d7a-9c58-2e61d0a4f7b3/more', '*'],
  ['/review/', '/review'],
])('takes %s to %s', (address, path) => {
  expect(routeAt(address).path).toBe(path);
});

it.each([
  ['/j/KXMRTD', '/join'],
  ['/J/kxmrtd/', '/join'],
  ['/screen/KXMRTD', '/screen'],
  ['/screen', '/screen'],
  ['/j', '*'],
  ['/j/KXM', '*'],
  ['/game/KXMRTD', '*'],
])('leads %s to %s', (pathname, path) => {
  expect(routeAt(pathname).path).toBe(path);
});
