import { describe, expect, it } from 'vitest';
import { welcomeAs } from '../../test/room/fake-links.ts';
import { hostWith, openedRoom } from '../../test/room/host-in-memory.ts';
import { OPENED } from '../../test/room/room-in-memory.ts';
import { roomStatusStore } from './room-status-store.ts';

describe('endings', () => {
  it('makes a room again whose row was lost', async () => {
    const host = await openedRoom();
    host.end('closed');
    await host.pass(0);
    expect(host.rooms.reopen).toHaveBeenCalledWith(OPENED);
    expect(host.starts).toHaveLength(2);
    expect(host.starts[1]).not.toHaveProperty('term');
  });

  it('forgets a room whose code is taken', async () => {
    const host = await openedRoom();
    host.rooms.reopen.mockResolvedValue(false);
    host.end('closed');
    await host.pass(0);
    expect(host.room.getState().status).toBe('none');
    expect(host.kept()).toBeNull();
  });

  it('makes a room again whose connection is refused because there is no row', async () => {
    const host = await openedRoom();
    host.room.setDoor({ open: false });
    host.rooms.find.mockResolvedValue('none');
    host.break();
    await host.pass(10);
    expect(host.rooms.reopen).toHaveBeenCalledWith(OPENED);
    expect(host.starts).toHaveLength(2);
    expect(host.starts[1]).not.toHaveProperty('term');
    host.greet(welcomeAs('host', { rev: 0, door: { open: true, approve: false } }));
    expect(host.lastSaid('door')).toMatchObject({ open: false });
    await host.pass(60_000);
    expect(host.rooms.reopen).toHaveBeenCalledOnce();
    expect(host.room.getState()).toMatchObject({ status: 'live', code: 'KXMRTD' });
  });

  it('forgets a room of yesterday whose code is not free', async () => {
    const host = await openedRoom();
    const again = host.openRoom();
    await host.pass(0);
    host.rooms.find.mockResolvedValue('none');
    host.rooms.reopen.mockResolvedValue(false);
    host.break();
    await host.pass(10);
    expect(again.getState().status).toBe('none');
    expect(host.kept()).toBeNull();
  });

  it('keeps a room that cannot be made again now, and tries later', async () => {
    const host = await openedRoom();
    host.rooms.find.mockResolvedValue('none');
    host.rooms.reopen.mockRejectedValueOnce(new TypeError('offline'));
    host.end('closed');
    await host.pass(0);
    expect(host.room.getState().status).toBe('away');
    expect(host.kept()).toMatchObject({ code: 'KXMRTD' });
    await host.pass(10_000);
    expect(host.rooms.reopen).toHaveBeenCalledTimes(2);
    expect(host.starts).toHaveLength(2);
  });

  it('waits while nobody knows whether the room is there', async () => {
    const host = await openedRoom();
    host.rooms.find.mockResolvedValue('unknown');
    host.break();
    await host.pass(100_000);
    expect(host.rooms.reopen).not.toHaveBeenCalled();
    expect(host.room.getState().status).toBe('away');
  });

  it('offers to take over from another device, and tries the next terms', async () => {
    const host = await openedRoom();
    host.end('superseded');
    expect(host.room.getState().status).toBe('superseded');
    host.room.takeOver();
    expect(host.starts.at(-1)).toMatchObject({ term: 2 });
    host.end('superseded');
    expect(host.starts.at(-1)).toMatchObject({ term: 3 });
    host.greet(welcomeAs('host', { term: 3 }));
    expect(host.room.getState().status).toBe('live');
    host.end('superseded');
    expect(host.room.getState().status).toBe('superseded');
  });

  it('goes on after a reload with what was kept', async () => {
    const host = await openedRoom();
    host.room.hideJoinInfo(true);
    const again = host.openRoom();
    await host.pass(0);
    expect(host.starts.at(-1)).toMatchObject({ secret: 'secret', term: 1, device: 'this window' });
    expect(again.getState()).toMatchObject({ code: 'KXMRTD', joinHidden: true });
  });

  it('is another window where the same is kept elsewhere', async () => {
    const host = await openedRoom();
    host.openRoom('a restored laptop');
    await host.pass(0);
    expect(host.starts.at(-1)).toMatchObject({ term: 1, device: 'a restored laptop' });
    expect(JSON.stringify(host.kept())).not.toContain('this window');
  });

  it('Goes on with the room that another window has opened since, and never forgets that one', async () => {
    const host = await openedRoom();
    const other = await host.openWindow();
    other.show.getState().takeOver();
    await host.pass(1_000);
    expect(other.room.getState().code).toBe('KXMRTD');
    other.room.close();
    host.rooms.open.mockResolvedValueOnce({ code: 'BCDFGH', hostSecret: 'another secret' });
    await other.room.open();
    other.greet(welcomeAs('host', { rev: 0 }));

    host.show.getState().takeOver();
    await host.pass(1_000);
    expect(host.room.getState().code).toBe('BCDFGH');
    expect(host.starts.at(-1)).toMatchObject({ secret: 'another secret' });
    expect(host.kept()).toMatchObject({ code: 'BCDFGH' });
  });

  it('Forgets its own room alone, not what another window has kept since', async () => {
    const host = await openedRoom();
    host.disk.put('room', { code: 'BCDFGH', secret: 'another secret', term: 1, joinHidden: false });
    host.end('refused');
    await host.pass(0);
    expect(host.room.getState().status).toBe('none');
    expect(host.kept()).toMatchObject({ code: 'BCDFGH' });
  });

  it('gives the window that hosted before a moment to close', async () => {
    const host = await openedRoom();
    const next = host.openRoom('the next window');
    await host.pass(0);
    host.end('superseded');
    expect(next.getState().status).toBe('opening');
    await host.pass(1_000);
    expect(host.starts).toHaveLength(3);
    host.end('superseded');
    await host.pass(10_000);
    host.end('superseded');
    expect(next.getState().status).toBe('superseded');
  });

  it('Closes a room that was opened while another window took the show over', async () => {
    const host = await hostWith();
    const other = await host.openWindow();
    let answer = (_room: typeof OPENED) => {};
    host.rooms.open.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const opening = host.room.open();
    other.show.getState().takeOver();
    await host.pass(1_000);
    answer(OPENED);
    await opening;
    await host.pass(0);
    expect(host.rooms.close).toHaveBeenCalledExactlyOnceWith(OPENED);
    expect(host.room.getState().status).toBe('none');
    expect(host.starts).toEqual([]);
    expect(host.kept()).toBeNull();
  });

  it('Closes a room by a call at the next start where that failed without a link', async () => {
    const host = await openedRoom();
    host.rooms.close.mockResolvedValueOnce(false);
    host.break();
    host.room.close();
    await host.pass(0);
    expect(host.room.getState().status).toBe('none');
    expect(host.rooms.close).toHaveBeenCalledExactlyOnceWith(OPENED);
    const again = host.openRoom();
    await host.pass(0);
    expect(host.rooms.close).toHaveBeenCalledTimes(2);
    expect(host.rooms.close).toHaveBeenLastCalledWith(OPENED);
    expect(again.getState().status).toBe('none');
    host.openRoom();
    await host.pass(0);
    expect(host.rooms.close).toHaveBeenCalledTimes(2);
  });

  it('closes for everybody', async () => {
    const host = await openedRoom();
    host.room.close();
    expect(host.lastSaid('close')).toEqual({ t: 'close' });
    await host.pass(0);
    expect(host.room.getState().status).toBe('none');
    expect(host.kept()).toBeNull();
    expect(roomStatusStore.getState().isOpen).toBe(false);
  });
});
