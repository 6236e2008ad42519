import { loadOnce } from '../lib/load-once.ts';

/** Opens the one show of this page when it is first needed. */
export const loadShow = loadOnce(async () => (await import('./show.ts')).openShow());
