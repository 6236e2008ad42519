import type { RoomAllow, RoomOrder, RoomSeat, ToHostAsk } from '@wheel/contract';

/**
 * `away`: the link is down, and the show goes on. `superseded`: another device hosts this room now.
 * `busy` and `failed`: none could be opened, because the server refused or did not answer.
 */
export type RoomStatus = 'none' | 'opening' | 'live' | 'away' | 'superseded' | 'busy' | 'failed';

/** A remote is paired by this, once and within five minutes. */
export type Pairing = { readonly token: string; readonly untilMs: number };

export type HostRoomState = {
  readonly status: RoomStatus;
  readonly code: string;
  readonly seats: readonly RoomSeat[];
  /** Newcomers at the door. */
  readonly newcomers: readonly ToHostAsk[];
  readonly screens: number;
  readonly door: { readonly open: boolean; readonly approve: boolean };
  readonly allow: RoomAllow;
  readonly joinHidden: boolean;
  /** Rounds only rise. */
  readonly round: number;
  readonly areBuzzersOpen: boolean;
  readonly order: Pick<RoomOrder, 'list' | 'tie'>;
  readonly pairing: Pairing | null;
  /** Where phones find this room: what the operator says, else the addresses of the machine. */
  readonly publicUrl: string | null;
  readonly addresses: readonly string[];
};

export const NO_ORDER: HostRoomState['order'] = { list: [], tie: false };

export const CLOSED_ROOM: HostRoomState = {
  status: 'none',
  code: '',
  seats: [],
  newcomers: [],
  screens: 0,
  door: { open: true, approve: false },
  allow: { board: false, letters: false, phrases: false, sameRoom: false },
  joinHidden: false,
  round: 0,
  areBuzzersOpen: false,
  order: NO_ORDER,
  pairing: null,
  publicUrl: null,
  addresses: [],
};

export const phonesIn = ({ seats }: Pick<HostRoomState, 'seats'>): number =>
  seats.filter(({ away }) => !away).length;

/** One place for each team, in the order told. */
export const placesIn = ({ list }: HostRoomState['order']) =>
  list.map(({ team, ms }, at) => ({ team, place: at + 1, ms }));
