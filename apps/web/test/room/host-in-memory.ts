import type { RoomOpened } from '@wheel/contract';
import { vi } from 'vitest';
import type { LookUp } from '../../src/room/client/calls.ts';
import { readSavedRoom } from '../../src/room/saved.ts';
import type { ShowStore } from '../../src/show/store.ts';
import { openWindows } from '../show-in-memory.tsx';
import type { Started } from '../started-show.ts';
import { fakeLinks, welcomeAs } from './fake-links.ts';
import { OPENED, roomOf } from './room-in-memory.ts';

/** A show that is hosted in one window, and a room beside it on a server that the test plays. */
export async function hostWith(started: Started = {}) {
  const windows = openWindows();
  const disk = sharedDisk();
  const rooms = {
    open: vi.fn(async (): Promise<RoomOpened | 'busy'> => OPENED),
    find: vi.fn(async (code: string): Promise<LookUp> => ({ code, open: true })),
    reopen: vi.fn(async () => true),
    close: vi.fn(async () => true),
  };
  const openRoomOf = (of: ShowStore, at: ReturnType<typeof fakeLinks>, device: string) =>
    roomOf(of, at, {
      clock: windows.portsOf(device).clock,
      device,
      rooms,
      saved: {
        load: () => disk.get('room'),
        save: (room) => disk.put('room', room),
        remove: (code) => disk.remove('room', (room) => readSavedRoom(room)?.code === code),
      },
      unclosed: {
        loadAll: () => disk.getAll('unclosed '),
        save: (room) => disk.put(`unclosed ${room.code}`, room),
        remove: (code) => disk.remove(`unclosed ${code}`, () => true),
      },
    });

  const words = ['red dog', 'blue sky'];
  const show = await windows.openHost({ words, title: 'Secret pets', ...started });
  const links = fakeLinks();
  const openRoom = (device = 'this window') => openRoomOf(show, links, device);
  const room = openRoom();
  await windows.pass(0);

  /** Another window of the same browser, which mirrors the show until it takes over. */
  async function openWindow() {
    const others = fakeLinks();
    const othersShow = await windows.openWindow();
    const othersRoom = openRoomOf(othersShow, others, 'another window');
    await windows.pass(0);
    return { ...others, show: othersShow, room: othersRoom };
  }
  /** The link is up again, to a server that knows no state. */
  function relink(): void {
    links.reopen();
    links.greet(welcomeAs('host', { rev: 0 }));
  }
  const kept = () => disk.content('room');
  const { dispatch } = show;
  return {
    ...links,
    ...windows,
    relink,
    room,
    openRoom,
    openWindow,
    rooms,
    show,
    dispatch,
    disk,
    kept,
  };
}

/** The storage of a browser, which its windows share: transactions run later, in their order, on copies of what was kept. */
function sharedDisk() {
  const values = new Map<string, unknown>();
  let line: Promise<unknown> = Promise.resolve();
  function transaction<T>(work: () => T): Promise<T> {
    const done = line.then(work);
    line = done;
    return done;
  }
  return {
    get: (key: string) => transaction(() => structuredClone(values.get(key))),
    getAll: (prefix: string) =>
      transaction(() => {
        const found = [...values].filter(([key]) => key.startsWith(prefix));
        return structuredClone(found.map(([, value]) => value));
      }),
    put(key: string, value: unknown): void {
      const copy = structuredClone(value);
      transaction(() => values.set(key, copy));
    },
    remove(key: string, mayRemove: (value: unknown) => boolean): void {
      transaction(() => mayRemove(values.get(key)) && values.delete(key));
    },
    content: (key: string): unknown => values.get(key) ?? null,
  };
}

export async function openedRoom(started: Started = {}) {
  const host = await hostWith(started);
  await host.room.open();
  host.greet(welcomeAs('host', { rev: 0 }));
  await host.pass(0);
  return host;
}
