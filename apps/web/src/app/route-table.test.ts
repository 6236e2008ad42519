import { PAGE_PATHS } from '@wheel/contract';
import { expect, it } from 'vitest';
import { ROUTES } from './route-table.ts';

it('has a screen for every path that the server answers with the app', () => {
  expect(ROUTES.map(({ path }) => path)).toEqual(PAGE_PATHS);
});
