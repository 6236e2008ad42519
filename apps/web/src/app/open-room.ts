import '../words/en/room.ts';
import { pageClock } from '../lib/clock.ts';
import { drawExtraDegrees } from '../lib/draw-spin.ts';
import { load, loadAll, remove, save } from '../lib/storage/storage.ts';
import { windowId } from '../lib/window-id.ts';
import { byPreference, joinOrigin } from '../room/address.ts';
import { closeRoom, findRoom, openRoom, reopenRoom } from '../room/client/calls.ts';
import { openLink } from '../room/client/link.ts';
import { createHostRoom } from '../room/host.ts';
import { readSavedRoom } from '../room/saved.ts';
import type { ShowStore } from '../show/store.ts';

const KEY = 'room';
const UNCLOSED = 'room to close\n';

/** The room of this page's show, on what its browser has. */
export const openHostRoom = (show: ShowStore) =>
  createHostRoom({
    show,
    clock: pageClock,
    device: windowId(),
    joinOrigin: ({ publicUrl, addresses }) =>
      joinOrigin({ publicUrl, addresses: byPreference(addresses) }, location),
    drawExtraDegrees,
    rooms: { open: openRoom, find: findRoom, reopen: reopenRoom, close: closeRoom },
    saved: {
      load: () => load(KEY),
      save: (room) => void save(KEY, room),
      remove: (code) => void remove(KEY, (room) => readSavedRoom(room)?.code === code),
    },
    unclosed: {
      loadAll: () => loadAll(UNCLOSED),
      save: (room) => void save(UNCLOSED + room.code, room),
      remove: (code) => void remove(UNCLOSED + code),
    },
    openLink,
  });
