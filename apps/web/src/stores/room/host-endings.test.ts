import { describe, expect, it } from 'vitest';
import { roomOnStage } from './on-stage.ts';
import { welcomeAs } from './testing.ts';
import { OPENED, openedRoom } from './testing-host.ts';

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

  it('closes for everybody', async () => {
    const host = await openedRoom();
    host.room.close();
    expect(host.lastSaid('close')).toEqual({ t: 'close' });
    expect(host.room.getState().status).toBe('none');
    expect(host.kept()).toBeNull();
    expect(roomOnStage.getState().isOpen).toBe(false);
  });
});
