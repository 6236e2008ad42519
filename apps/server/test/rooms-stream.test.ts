import { expect, it } from 'vitest';
import { stateOf } from '../../../testing/rooms/room-client.ts';
import { StreamClient } from '../../../testing/rooms/stream-client.ts';
import { isOrderOf, isRoundOpen, useRooms } from './helpers/rooms.ts';
import { eachEngine } from './support/stores.ts';

eachEngine('where WebSockets are cut, a stream', (database) => {
  const rooms = useRooms(database);
  const origin = () => rooms().origin;

  it('carries the same messages both ways', async () => {
    const room = await rooms().openRoom();
    const host = await rooms().hostOf(room);
    host.say(stateOf(1, 1));
    const phone = await StreamClient.open(origin(), room.code);
    expect(await phone.say({ t: 'hello', v: 1, as: 'player', name: 'Ada', team: 1 })).toBe(204);
    expect(await phone.kind('welcome')).toMatchObject({ as: 'player', limits: { bytes: 4096 } });
    expect((await phone.kind('state')).state).toEqual({ mark: 1, show: { screen: 'game' } });
    host.say({ t: 'buzz', do: 'open', round: 1 });
    await phone.next(isRoundOpen);
    await phone.say({ t: 'buzz', round: 1, ago: 5 });
    const order = await host.next(isOrderOf(1));
    expect(order.list).toMatchObject([{ team: 1, ms: 0 }]);
    await phone.next(({ t, mine }) => t === 'buzz' && Object(mine).place === 1);
    phone.leave();
    await host.next(
      ({ t, seats }) => t === 'seats' && Array.isArray(seats) && seats[0]?.away === true,
    );
  });

  it('lets a host show', async () => {
    const room = await rooms().openRoom();
    const host = await StreamClient.open(origin(), room.code);
    await host.say({ t: 'hello', v: 1, as: 'host', secret: room.hostSecret, device: 'd' });
    expect(await host.kind('welcome')).toMatchObject({ as: 'host', term: 1 });
    const screen = await StreamClient.open(origin(), room.code);
    await screen.say({ t: 'hello', v: 1, as: 'screen' });
    await screen.kind('welcome');
    await host.say(stateOf(1, 1));
    expect(await screen.kind('state')).toMatchObject({ rev: 1 });
    host.leave();
    screen.leave();
  });

  it('is closed with the same words, and takes messages by its own name only', async () => {
    const room = await rooms().openRoom();
    const wrong = await StreamClient.open(origin(), room.code);
    await wrong.say({ t: 'hello', v: 1, as: 'remote' });
    expect(await wrong.closed()).toEqual({ code: 4403, reason: 'not allowed' });
    expect(await wrong.say({ t: 'pong' })).toBe(404);
    const good = await StreamClient.open(origin(), room.code);
    const [id] = good.name.split('~');
    const hello = { t: 'hello', v: 1, as: 'screen' };
    expect(await good.say(hello, `${id}~${'g'.repeat(22)}`)).toBe(404);
    expect(await good.say(hello, String(id))).toBe(404);
    expect(await good.say({ t: 'pong' })).toBe(204);
    good.leave();
  });

  it('takes no message at an address that holds its secret', async () => {
    const room = await rooms().openRoom();
    const stream = await StreamClient.open(origin(), room.code);
    const path = `/api/rooms/${room.code}/stream/${stream.name}`;
    const posted = await rooms().api.post(path, { t: 'hello', v: 1, as: 'screen' });
    expect(posted.statusCode).toBe(404);
    expect(stream.told).toEqual([]);
    stream.leave();
  });
});
