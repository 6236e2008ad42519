import { inEnglish } from '../registry.ts';
import { account } from './library-account.ts';
import { build } from './library-build.ts';
import { games } from './library-games.ts';

/** Finding, building and keeping games, and the account. */
export const library = inEnglish('library', { account, build, games });
