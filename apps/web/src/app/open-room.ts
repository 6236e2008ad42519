import { drawExtraDegrees } from '../lib/chance.ts';
import { pageClock } from '../lib/clock.ts';
import { forget, keep, recall } from '../lib/kept-data/kept-data.ts';
import { byPreference } from '../lib/preferred-address.ts';
import { closeRoom, findRoom, openRoom, reopenRoom } from '../lib/room-link/calls.ts';
import { joinOrigin } from '../lib/room-link/join-address.ts';
import { openLink } from '../lib/room-link/open-link.ts';
import { windowId } from '../lib/window-id.ts';
import { createHostRoom } from '../stores/room/host-room.ts';
import type { ShowStore } from '../stores/show/show-store.ts';
import { objectionText } from '../words/objection-text.ts';

const KEY = 'room';

/** The room of this page's show, on what its browser has. */
export const openHostRoom = (show: ShowStore) =>
  createHostRoom({
    show,
    clock: pageClock,
    device: windowId(),
    joinOrigin: ({ publicUrl, addresses }) =>
      joinOrigin({ publicUrl, addresses: byPreference(addresses) }, location),
    drawExtraDegrees,
    sayWhy: objectionText,
    rooms: { open: openRoom, find: findRoom, reopen: reopenRoom, close: closeRoom },
    kept: {
      recall: () => recall(KEY),
      keep: (room) => void keep(KEY, room),
      forget: () => void forget(KEY),
    },
    openLink,
  });
