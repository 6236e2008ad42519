import type {
  AddressNumber,
  RoomAllow,
  RoomOrder,
  RoomRemote,
  RoomScreen,
  RoomSeat,
  ToHostAsk,
} from '@wheel/contract';

/**
 * `away`: the link is down, and the show goes on. `superseded`: another device hosts this room now.
 * `busy` and `failed`: none could be opened, because the server refused or did not answer.
 */
type RoomStatus = 'none' | 'opening' | 'live' | 'away' | 'superseded' | 'busy' | 'failed';

/** A remote is paired by this, once and within five minutes. */
export type Pairing = { readonly token: string; readonly untilMs: number };

/** `number` is the screen's name for the host, and stays while the screen is there. */
type HostScreen = RoomScreen & { readonly number: number };

export type HostRoomState = {
  readonly status: RoomStatus;
  readonly code: string;
  readonly seats: readonly RoomSeat[];
  /** Players at the door, and paired remotes that wait to be let in. */
  readonly newcomers: readonly ToHostAsk[];
  readonly screens: readonly HostScreen[];
  /** Remotes that were let in. */
  readonly remotes: readonly RoomRemote[];
  readonly door: { readonly open: boolean; readonly approve: boolean };
  readonly allow: RoomAllow;
  readonly joinHidden: boolean;
  /** Rounds only rise. */
  readonly round: number;
  readonly areBuzzersOpen: boolean;
  readonly order: Pick<RoomOrder, 'list'>;
  readonly pairing: Pairing | null;
  /** Lets a screen in that this device opens; `null` until the welcome. */
  readonly screenToken: string | null;
  /** Where phones find this room: what the operator says, else the addresses of the machine. */
  readonly publicUrl: string | null;
  readonly addresses: readonly string[];
};

export const NO_ORDER: HostRoomState['order'] = { list: [] };

export const CLOSED_ROOM: HostRoomState = {
  status: 'none',
  code: '',
  seats: [],
  newcomers: [],
  screens: [],
  remotes: [],
  door: { open: true, approve: false },
  allow: { board: false, letters: false, phrases: false, sameRoom: true },
  joinHidden: false,
  round: 0,
  areBuzzersOpen: false,
  order: NO_ORDER,
  pairing: null,
  screenToken: null,
  publicUrl: null,
  addresses: [],
};

export const phonesIn = ({ seats }: Pick<HostRoomState, 'seats'>): number =>
  seats.filter(({ away }) => !away).length;

/** A screen keeps its number; a new one takes the least that is free. */
export function numberScreens(
  before: readonly HostScreen[],
  list: readonly RoomScreen[],
): readonly HostScreen[] {
  const known = new Map(before.map(({ seat, number }) => [seat, number]));
  const taken = new Set(list.map(({ seat }) => known.get(seat)));
  return list.map((screen) => {
    let number = known.get(screen.seat) ?? 1;
    if (!known.has(screen.seat)) while (taken.has(number)) number += 1;
    taken.add(number);
    return { ...screen, number };
  });
}

/** How many phones and screens `removeAllFrom` takes out. Screens that the host opened stay, and so do remotes. */
export function devicesFrom(
  { seats, newcomers, screens }: Pick<HostRoomState, 'seats' | 'newcomers' | 'screens'>,
  address: AddressNumber,
) {
  const isFrom = ({ from }: { readonly from: AddressNumber }) => from === address;
  return {
    phones: seats.filter(isFrom).length + newcomers.filter(isFrom).length,
    screens: screens.filter((screen) => isFrom(screen) && !screen.own).length,
  };
}
