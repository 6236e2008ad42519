import { expect, it } from 'vitest';
import { type RoomClient, stateOf, welcomeOf } from '../../../testing/rooms/room-client.ts';
import { areSeats, isAway, isOrderOf, isRoundOpen, useRooms } from './helpers/rooms.ts';
import { eachEngine } from './support/stores.ts';

eachEngine('a room', (database) => {
  const rooms = useRooms(database);
  const hosted = async () => {
    const room = await rooms().openRoom();
    return { room, code: room.code, host: await rooms().hostOf(room) };
  };

  it('shows what its host shows: whole to screens, without board and spin to phones', async () => {
    const { host, code } = await hosted();
    const screen = await rooms().join(code, { as: 'screen' });
    const phone = await rooms().playerOf(code, 'Ada');
    host.say(stateOf(1, 1));
    const seen = await screen.kind('state');
    expect(seen).toMatchObject({ term: 1, rev: 1, events: [{ type: 'correct' }] });
    // It has just been sent; a busy server may have needed a moment, and says so.
    expect(seen.age).toBeGreaterThanOrEqual(0);
    expect(seen.age).toBeLessThan(2_000);
    expect(seen.state).toMatchObject({
      mark: 1,
      show: { board: [[{ letter: null }]], spin: null },
    });
    expect((await phone.kind('state')).state).toEqual({ mark: 1, show: { screen: 'game' } });
    const late = await rooms().join(code, { as: 'screen' });
    const later = await late.kind('state');
    expect(later.rev).toBe(1);
    expect(later.events).toBeUndefined();
    expect(later.age).toBeGreaterThanOrEqual(0);
    host.say({ t: 'allow', board: true, letters: false, phrases: false, sameRoom: false });
    const whole = await phone.next(
      ({ t, state }) => t === 'state' && 'board' in Object(state).show,
    );
    expect(whole.rev).toBe(1);
  });

  it('tells its host who is there', async () => {
    const { host, code } = await hosted();
    await rooms().join(code, { as: 'screen' });
    expect(await host.next(({ t, n }) => t === 'screens' && n === 1)).toBeDefined();
    const phone = await rooms().playerOf(code, 'A name that is far too long to be shown', {
      team: 3,
    });
    const seats = await host.next(areSeats(1));
    expect(seats.seats).toEqual([
      {
        seat: expect.stringMatching(/^p/),
        name: 'A name that is far t',
        team: 3,
        away: false,
        from: 1,
      },
    ]);
    await phone.leave();
    await host.next(({ seats }) => Object(seats)[0]?.away === true);
  });

  it('welcomes all devices with limits, and hosts with where phones find it', async () => {
    const { host, code } = await hosted();
    expect(host.last('welcome')).toEqual({
      t: 'welcome',
      as: 'host',
      term: 1,
      rev: 0,
      door: { open: true, approve: false },
      allow: { board: false, letters: false, phrases: false, sameRoom: true },
      screenToken: expect.any(String),
      now: expect.any(Number),
      limits: { phones: 200, screens: 20, remotes: 4, bytes: 20_480, picture: 32_768 },
      publicUrl: null,
      addresses: [],
    });
    const phone = await rooms().playerOf(code, 'Ada');
    expect(phone.last('welcome')).toEqual({
      t: 'welcome',
      as: 'player',
      term: 1,
      seat: expect.any(String),
      token: expect.any(String),
      now: expect.any(Number),
      limits: { phones: 200, screens: 20, remotes: 4, bytes: 4096 },
    });
  });

  it('orders buzzes, and tells each phone its place', async () => {
    const { host, code } = await hosted();
    const remote = await paired(host, code);
    const one = await rooms().playerOf(code, 'One', { team: 0 });
    const two = await rooms().playerOf(code, 'Two', { team: 1 });
    host.say({ t: 'buzz', do: 'open', round: 1 });
    await Promise.all([one, two].map((phone) => phone.next(isRoundOpen)));
    one.say({ t: 'buzz', round: 1, ago: 0 });
    two.say({ t: 'buzz', round: 1, ago: 0 });
    const order = await host.next(isOrderOf(2));
    expect(order).toMatchObject({ round: 1, open: true });
    expect(await remote.next(isOrderOf(2))).toEqual(order);
    const mine = await one.next(({ t, mine }) => t === 'buzz' && mine !== null);
    expect(Object(mine.mine).place).toBeGreaterThanOrEqual(1);
    host.say({ t: 'buzz', do: 'lock', round: 1 });
    await two.next(({ t, open, mine }) => t === 'buzz' && open === false && mine !== null);
  });

  const paired = async (host: RoomClient, code: string) => {
    host.say({ t: 'pair' });
    const { token } = await host.kind('pairing');
    const remote = await rooms().join(code, { as: 'remote', pairing: String(token) });
    const ask = await host.next(({ t, kind }) => t === 'ask' && kind === 'remote');
    host.say({ t: 'answer', id: ask.id, ok: true });
    await remote.next(({ t, token }) => t === 'welcome' && token !== undefined);
    return remote;
  };

  it('pairs a remote once, and passes wishes and answers on', async () => {
    const { host, code } = await hosted();
    const remote = await paired(host, code);
    const { token } = await host.kind('pairing');
    const thief = await rooms().enter(code, { as: 'remote', pairing: String(token) });
    expect(await thief.closed()).toEqual({ code: 4403, reason: 'not allowed' });
    remote.say({ t: 'wish', id: 'mine', do: { type: 'letter', letter: 'E' } });
    const wish = await host.kind('wish');
    expect(wish.do).toEqual({ type: 'letter', letter: 'E' });
    host.say({ t: 'answer', id: wish.id, ok: false, why: 'Already used' });
    expect(await remote.kind('answer')).toEqual({
      t: 'answer',
      id: 'mine',
      ok: false,
      why: 'Already used',
    });
    remote.say({ t: 'wish', id: 'next', do: { type: 'spin' } });
    const spin = await host.next(({ t, id }) => t === 'wish' && id !== wish.id);
    const reason = { why: 'Das Rad dreht sich', code: 'SPINNING' };
    host.say({ t: 'answer', id: spin.id, ok: false, ...reason });
    const answer = await remote.next(({ t, id }) => t === 'answer' && id === 'next');
    expect(answer).toEqual({ t: 'answer', id: 'next', ok: false, ...reason });
    const own = String(remote.last('welcome')?.token);
    await remote.leave();
    const back = await rooms().join(code, { as: 'remote', seat: own });
    expect(back.last('welcome')?.as).toBe('remote');
  });

  it('gives a seat back to its token, and to no other', async () => {
    const { code } = await hosted();
    const phone = await rooms().playerOf(code, 'Ada', { team: 2 });
    const { seat, token } = welcomeOf(phone);
    await phone.leave();
    const back = await rooms().playerOf(code, 'Other', { seat: String(token), team: 5 });
    expect(back.last('welcome')?.seat).toBe(seat);
    expect(await back.kind('seat')).toEqual({ t: 'seat', seat, name: 'Ada', team: 2 });
    const forged = await rooms().playerOf(code, 'Eve', {
      seat: `${String(seat)}.${'x'.repeat(22)}`,
    });
    expect(forged.last('welcome')?.seat).not.toBe(seat);
  });

  it('locks its door, says so, and remembers it', async () => {
    const { host, room, code } = await hosted();
    host.say({ t: 'door', open: false, approve: false });
    await expect
      .poll(async () => (await rooms().api.get(`/api/rooms/${code}`)).json())
      .toEqual({ code, open: false });
    const newcomer = await rooms().enter(code, { as: 'player', name: 'Late' });
    expect(await newcomer.closed()).toEqual({ code: 4403, reason: 'door' });
    await expect
      .poll(
        async () =>
          JSON.parse((await rooms().api.store.findRoom(room.code, Date.now()))?.settings ?? '{}')
            .open,
      )
      .toBe(false);
  });

  it('keeps a ban in its row, and no name', async () => {
    const { host, code } = await hosted();
    const phone = await rooms().playerOf(code, 'Mallory');
    const { seat, token } = welcomeOf(phone);
    host.say({ t: 'kick', seat, ban: true });
    expect(await phone.closed()).toEqual({ code: 4403, reason: 'banned' });
    const back = await rooms().enter(code, {
      as: 'player',
      name: 'Mallory',
      seat: String(token),
    });
    expect(await back.closed()).toEqual({ code: 4403, reason: 'banned' });
    await expect
      .poll(async () => (await rooms().api.store.findRoom(code, Date.now()))?.banned)
      .toBe(JSON.stringify([seat]));
    expect(JSON.stringify(await rooms().api.store.findRoom(code, Date.now()))).not.toContain(
      'Mallory',
    );
  });

  it('lets another window take over, once', async () => {
    const { host, room, code } = await hosted();
    const copy = await rooms().enter(code, {
      as: 'host',
      secret: room.hostSecret,
      device: 'copy',
    });
    expect(await copy.closed()).toEqual({ code: 4409, reason: 'superseded' });
    const taker = await rooms().hostOf(room, { device: 'copy', term: 2 });
    expect(taker.last('welcome')?.term).toBe(2);
    expect(await host.closed()).toEqual({ code: 4409, reason: 'superseded' });
    const old = await rooms().enter(code, {
      as: 'host',
      secret: room.hostSecret,
      device: 'desk',
      term: 1,
    });
    expect(await old.closed()).toEqual({ code: 4409, reason: 'superseded' });
    expect((await rooms().api.store.findRoom(code, Date.now()))?.term).toBe(2);
  });

  it('is told about its host going and coming', async () => {
    const { host, room, code } = await hosted();
    const screen = await rooms().join(code, { as: 'screen' });
    await host.leave();
    await screen.next(isAway(true));
    await rooms().hostOf(room, { rev: 4, state: { mark: 4 } });
    await screen.next(isAway(false));
    expect((await screen.next(({ t }) => t === 'state')).state).toEqual({ mark: 4 });
  });

  it('ends for all devices when its host closes it', async () => {
    const { host, code } = await hosted();
    const screen = await rooms().join(code, { as: 'screen' });
    host.say({ t: 'close' });
    await screen.kind('closed');
    expect(await screen.closed()).toEqual({ code: 4404, reason: 'closed' });
    await expect
      .poll(async () => (await rooms().api.get(`/api/rooms/${code}`)).statusCode)
      .toBe(404);
    await expect(rooms().connect(code)).rejects.toThrow('404');
  });

  it('ends by the call, too', async () => {
    const { room, code } = await hosted();
    const phone = await rooms().playerOf(code, 'Ada');
    await rooms().api.call('DELETE', `/api/rooms/${code}`, { token: room.hostSecret });
    expect(await phone.closed()).toEqual({ code: 4404, reason: 'closed' });
  });
});
