import '../words/en/desk.ts';
import '../words/en/show.ts';
import { openShowChannel } from '../lib/channel.ts';
import { pageClock } from '../lib/clock.ts';
import { newUuid } from '../lib/uuid.ts';
import { askToKeepStorage, createClaims } from '../show/storage.ts';
import { createShowStore, type ShowStore } from '../show/store.ts';
import { openShowLock } from '../show/windows/lock.ts';
import { withWords } from '../words/languages.ts';

// The show and its screens in one file: the network may die once a show has begun, so they come together.
export { GameScreen } from '../screens/game/game-screen.tsx';
export { TeamsScreen } from '../screens/teams/teams-screen.tsx';
export { WheelScreen } from '../screens/wheel/wheel-screen.tsx';
export { loadPicture, WinnerScreen } from '../screens/winner/winner-screen.tsx';

const NAME = 'show';
/** Not the name of the show, under which 0.1 would overwrite a run that it cannot read. */
const RUN = 'run';

/** The show of this page, on what its browser has. */
export function openShow() {
  return createShowStore({
    id: newUuid(),
    claims: createClaims(RUN, NAME),
    lock: openShowLock(NAME),
    openChannel: (topic, hear) => openShowChannel(`${NAME}${topic && ` ${topic}`}`, hear),
    clock: pageClock,
    onRestore: (listener) =>
      addEventListener('pageshow', ({ persisted }) => persisted && listener()),
    askToKeepStorage,
  });
}

const loadRoomFile = withWords(() => import('./open-room.ts'));

/** Fetches what a room needs, and opens the one of this page's show. */
export const openHostRoom = async (show: ShowStore) => (await loadRoomFile()).openHostRoom(show);
