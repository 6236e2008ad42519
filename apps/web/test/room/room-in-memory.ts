import { createHostRoom, type HostRoomPorts } from '../../src/room/host.ts';
import type { ShowStore } from '../../src/show/store.ts';
import { fakeLinks, welcomeAs } from './fake-links.ts';

export const OPENED = { code: 'KXMRTD', hostSecret: 'secret' };

const PORTS: Omit<HostRoomPorts, 'show' | 'openLink'> = {
  clock: { now: () => 0, wall: () => Date.now(), after: () => () => {} },
  device: 'this window',
  joinOrigin: () => 'http://wheel.example',
  drawExtraDegrees: () => 1900,
  rooms: {
    open: async () => OPENED,
    find: async () => 'unknown',
    reopen: async () => true,
    close: async () => true,
  },
  saved: { load: async () => null, save() {}, remove() {} },
  unclosed: { loadAll: async () => [], save() {}, remove() {} },
};

/** A room beside a show in memory, on a server that the test plays. */
export const roomOf = (
  show: ShowStore,
  { openLink }: Pick<ReturnType<typeof fakeLinks>, 'openLink'>,
  ports: Partial<HostRoomPorts> = {},
) => createHostRoom({ ...PORTS, show, openLink, ...ports });

/** The same, open and welcomed. */
export async function openRoomInMemory(show: ShowStore, having = {}) {
  const links = fakeLinks();
  const room = roomOf(show, links);
  await room.open();
  links.greet(welcomeAs('host', { publicUrl: 'http://wheel.example', ...having }));
  return { ...links, room };
}

export const SEATS = [
  { seat: 'p1', name: 'Mia', team: 0, away: false, from: 1 },
  { seat: 'p2', name: 'Lotte', team: 1, away: true, from: 1 },
  { seat: 'p3', name: 'Karl', team: null, away: false, from: 2 },
];

export const SCREENS = [
  { seat: 's1', own: true, from: 3 },
  { seat: 's2', own: false, from: 1 },
];
