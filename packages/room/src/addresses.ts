import type { AddressNumber } from '@wheel/contract';
import type { Room } from './room.ts';

type From = { readonly from: AddressNumber };

/**
 * The number of an address in this room. An address that has nothing here any more is forgotten; its number is not given
 * to another.
 */
export function numbered(
  room: Room,
  address: string,
): { readonly room: Room; readonly from: AddressNumber } {
  const known = room.addresses.get(address);
  if (known !== undefined) return { room, from: known };
  const from = room.nextAddress;
  const used = numbersIn(room);
  const addresses = new Map([...room.addresses].filter(([, number]) => used.has(number)));
  return {
    room: { ...room, addresses: addresses.set(address, from), nextAddress: from + 1 },
    from,
  };
}

function numbersIn({ connections, seats }: Room): ReadonlySet<AddressNumber> {
  const used = new Set<AddressNumber>();
  for (const guest of connections.values()) if ('from' in guest) used.add(guest.from);
  for (const { from } of seats.values()) used.add(from);
  return used;
}

export const countFrom = (all: readonly From[], from: AddressNumber): number =>
  all.filter((one) => one.from === from).length;

export function countsByAddress(all: readonly From[]): ReadonlyMap<AddressNumber, number> {
  const counts = new Map<AddressNumber, number>();
  for (const { from } of all) counts.set(from, (counts.get(from) ?? 0) + 1);
  return counts;
}

/** The first of the address that has most of these. One address thus pushes out its own before those of any other. */
export function firstOfCrowd<T extends From>(all: readonly T[]): T | undefined {
  const counts = countsByAddress(all);
  const most = Math.max(...counts.values());
  return all.find(({ from }) => counts.get(from) === most);
}
