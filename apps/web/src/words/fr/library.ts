import type { Words } from '../words.ts';
import { account } from './library-account.ts';
import { build } from './library-build.ts';
import { games } from './library-games.ts';
import { lists } from './library-lists.ts';
import { refusals } from './library-refusals.ts';
import { review } from './library-review.ts';
import { search } from './library-search.ts';

/** Finding, building and keeping games, and the account. */
export const library: Words<'library'> = {
  account,
  build,
  games,
  lists,
  refusals,
  review,
  search,
};
