import { loadOnce } from '../lib/load.ts';
import { loadShow } from './router.tsx';

/** Fetches what rooms need once a host is where one can be opened. */
export const loadRoom = loadOnce(async () => {
  const [{ openHostRoom }, show] = await Promise.all([import('./open-room.ts'), loadShow()]);
  return openHostRoom(show);
});
