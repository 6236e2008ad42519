import { pageClock } from '../lib/clock.ts';
import { createClaims } from '../lib/kept-data/claims.ts';
import { askToKeepStorage } from '../lib/kept-data/persist.ts';
import { openShowChannel } from '../lib/show-channel/channel.ts';
import { openShowLock } from '../lib/show-channel/lock.ts';
import { newUuid } from '../lib/uuid.ts';
import { createShowStore } from '../stores/show/show-store.ts';

const NAME = 'show';

/** The show of this page, on what its browser has. */
export const openShow = () =>
  createShowStore({
    id: newUuid(),
    claims: createClaims(NAME),
    lock: openShowLock(NAME),
    openChannel: (topic, hear) => openShowChannel(`${NAME}${topic && ` ${topic}`}`, hear),
    clock: pageClock,
    page: {
      onHide: (listener) => addEventListener('pagehide', listener),
      onRestore: (listener) =>
        addEventListener('pageshow', ({ persisted }) => persisted && listener()),
    },
    askToKeepStorage,
  });
