import { inEnglish } from '../registry.ts';
import { about } from './library-about.ts';
import { account } from './library-account.ts';
import { build } from './library-build.ts';
import { games } from './library-games.ts';
import { review } from './library-review.ts';

/** Finding, building and keeping games, and the account. */
export const library = inEnglish('library', { about, account, build, games, review });
