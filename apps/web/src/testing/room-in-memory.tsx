import { createHostRoom } from '../stores/room/host-room.ts';
import { fakeLinks, welcomeAs } from '../stores/room/testing.ts';
import type { ShowStore } from '../stores/show/show-store.ts';

/** A room beside a show in memory; its server is whatever the test says. */
export async function openRoomInMemory(show: ShowStore, having = {}) {
  const links = fakeLinks();
  const clock = { now: () => 0, wall: () => Date.now(), after: () => () => {} };
  const room = createHostRoom({
    show,
    clock,
    device: 'this window',
    joinOrigin: () => 'http://wheel.example',
    drawExtraDegrees: () => 1900,
    sayWhy: (objection) => objection,
    rooms: {
      open: async () => ({ code: 'KXMRTD', hostSecret: 'secret' }),
      find: async () => 'unknown',
      reopen: async () => true,
      close: async () => {},
    },
    kept: { recall: async () => null, keep() {}, forget() {} },
    openLink: links.openLink,
  });
  await room.open();
  links.greet(welcomeAs('host', { publicUrl: 'http://wheel.example', ...having }));
  return { ...links, room };
}

export const SEATS = [
  { seat: 'p1', name: 'Mia', team: 0, away: false },
  { seat: 'p2', name: 'Lotte', team: 1, away: true },
  { seat: 'p3', name: 'Karl', team: null, away: false },
];
