import { LastingGuest, LastingHost, until } from './lasting-guest.ts';
import { openRoom } from './room-client.ts';

export type Audience = {
  readonly code: string;
  readonly hostSecret: string;
  readonly host: LastingHost;
  readonly screens: readonly LastingGuest[];
  readonly phones: readonly LastingGuest[];
  /** One step of the show; gives its number. */
  act(): number;
  /** How long it took until everybody had the newest state. */
  current(patienceMs?: number): Promise<number>;
  leave(): void;
};

/** A host, two screens and eight phones in four teams, each of which comes back by itself. */
export async function gather(origins: () => readonly string[]): Promise<Audience> {
  const room = await openRoom(origins()[0] ?? '');
  const { host, act, rev } = LastingHost.of(origins, room);
  const screens = Array.from(
    { length: 2 },
    () => new LastingGuest(origins, room.code, () => ({ as: 'screen' })),
  );
  const phones = Array.from(
    { length: 8 },
    (_, nth) =>
      new LastingGuest(origins, room.code, () => ({
        as: 'player',
        name: `Player ${nth}`,
        team: nth % 4,
      })),
  );
  const everybody = [...screens, ...phones];
  await until(() => host.isConnected && everybody.every((guest) => guest.isConnected));
  return {
    ...room,
    host,
    screens,
    phones,
    act,
    current: (patienceMs) => until(() => everybody.every((guest) => guest.rev >= rev()), patienceMs),
    leave() {
      for (const guest of [host, ...everybody]) guest.leave();
    },
  };
}
