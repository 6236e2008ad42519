import { loadOnce } from '../lib/load.ts';
import { withWords } from '../words/languages.ts';
import { loadShow } from './router.tsx';

const loadFile = withWords(() => import('./open-room.ts'));

/** Fetches what rooms need once a host is where one can be opened. */
export const loadRoom = loadOnce(async () => {
  const [{ openHostRoom }, show] = await Promise.all([loadFile(), loadShow()]);
  return openHostRoom(show);
});
