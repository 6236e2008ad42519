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

/**
 * A host, two screens and eight phones in four teams, each of which comes back by itself. The nth of them tries its servers one
 * after the other; the host is the first.
 */
export async function gather(
  originsOf: (nth: number) => readonly string[],
  patienceMs = 60_000,
): Promise<Audience> {
  const room = await openRoom(originsOf(0)[0] ?? '');
  const { host, act, rev } = LastingHost.of(() => originsOf(0), room);
  const screens = Array.from(
    { length: 2 },
    (_, nth) =>
      new LastingGuest(
        () => originsOf(1 + nth),
        room.code,
        () => ({ as: 'screen' }),
      ),
  );
  const phones = Array.from(
    { length: 8 },
    (_, nth) =>
      new LastingGuest(
        () => originsOf(3 + nth),
        room.code,
        () => ({
          as: 'player',
          name: `Player ${nth}`,
          team: nth % 4,
        }),
      ),
  );
  const everybody = [...screens, ...phones];
  await until(() => host.isConnected && everybody.every((guest) => guest.isConnected), patienceMs);
  return {
    ...room,
    host,
    screens,
    phones,
    act,
    current: (patienceMs) =>
      until(() => everybody.every((guest) => guest.rev >= rev()), patienceMs),
    leave() {
      for (const guest of [host, ...everybody]) guest.leave();
    },
  };
}
