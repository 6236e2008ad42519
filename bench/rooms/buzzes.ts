import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../testing/figures.ts';
import { until } from '../../testing/rooms/lasting-guest.ts';
import { hostOf, openRoom, type RoomClient } from '../../testing/rooms/room-client.ts';
import { addressFor, RawSocket } from './raw-socket.ts';

export type Buzzes = {
  /** From the first press of a round to the host. */
  readonly toHostP99Ms: number;
  /** Until every host had its order and every phone its answer. */
  readonly allToldMs: number;
  readonly lost: number;
};

type Hall = { readonly origin: string; readonly port: number };
type Phone = { readonly socket: RawSocket; told: number };

/** Every phone of every room presses within 100 ms, each for a team of its own. */
export async function buzzAtOnce(
  { origin, port }: Hall,
  { rooms, perRoom, rounds }: { rooms: number; perRoom: number; rounds: number },
): Promise<Buzzes> {
  const halls: { readonly host: RoomClient; readonly phones: readonly Phone[] }[] = [];
  let nth = 0;
  for (let at = 0; at < rooms; at++) {
    const room = await openRoom(origin);
    const host = await hostOf(origin, room);
    const phones: Phone[] = [];
    for (let seat = 0; seat < perRoom; seat++)
      phones.push(await enterPhone(port, room.code, nth++, seat));
    halls.push({ host, phones });
  }
  const toHostMs: number[] = [];
  const toldMs: number[] = [];
  let lost = 0;
  for (let round = 1; round <= rounds; round++) {
    for (const { host } of halls) host.say({ t: 'buzz', do: 'open', round });
    await pause(500);
    const startedAt = performance.now();
    const heard = halls.map(async ({ host, phones }) => {
      let firstAt = Number.POSITIVE_INFINITY;
      for (const phone of phones) {
        phone.told = 0;
        setTimeout(() => {
          firstAt = Math.min(firstAt, performance.now());
          phone.socket.send(`{"t":"buzz","round":${round},"ago":0}`);
        }, Math.random() * 100);
      }
      const heardAt = await firstOrder(host, round);
      toHostMs.push(heardAt - firstAt);
    });
    await Promise.all(heard);
    const took = await until(
      () => halls.every(({ phones }) => phones.every(({ told }) => told > 0)),
      5_000,
    );
    toldMs.push(performance.now() - startedAt);
    if (took === Number.POSITIVE_INFINITY)
      lost += halls.reduce(
        (sum, { phones }) => sum + phones.filter(({ told }) => told === 0).length,
        0,
      );
    for (const { host } of halls) host.say({ t: 'buzz', do: 'lock', round });
    await pause(500);
  }
  for (const { host, phones } of halls) {
    host.socket.terminate();
    for (const { socket } of phones) socket.destroy();
  }
  return { toHostP99Ms: percentile(toHostMs, 0.99), allToldMs: Math.max(...toldMs), lost };
}

async function enterPhone(port: number, code: string, nth: number, team: number): Promise<Phone> {
  const socket = await RawSocket.open(port, `/api/rooms/${code}/socket`, addressFor(nth));
  const phone: Phone = { socket, told: 0 };
  await new Promise<void>((resolve) => {
    socket.onText = (text) => {
      if (text.includes('"welcome"')) resolve();
      else if (text.includes('"place":')) phone.told += 1;
    };
    socket.send(`{"t":"hello","v":1,"as":"player","name":"P${nth}","team":${team}}`);
  });
  return phone;
}

async function firstOrder(host: RoomClient, round: number): Promise<number> {
  await host.next(
    ({ t, round: of, list }) =>
      t === 'order' && of === round && Array.isArray(list) && list.length > 0,
  );
  return performance.now();
}
