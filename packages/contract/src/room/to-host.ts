import type { RoomWish } from './wish.ts';

/** `seats` come whole on every change; `away` are grey. */
export type RoomSeat = {
  readonly seat: string;
  readonly name: string;
  /** `null` until one is chosen; without a team there is no buzz. */
  readonly team: number | null;
  readonly away: boolean;
};
export type ToHostSeats = {
  readonly t: 'seats';
  readonly seats: readonly RoomSeat[];
  /** The asks of the newcomers who are still at the door. */
  readonly waiting: readonly string[];
};

/** Who buzzed in a round, the first one first. `ms` is the distance to the first. Remotes get it too. */
export type RoomOrder = {
  readonly t: 'order';
  readonly round: number;
  readonly open: boolean;
  readonly list: readonly { readonly seat: string; readonly team: number; readonly ms: number }[];
  /** Whether the first places are a tie. */
  readonly tie: boolean;
};

/** The id is the server's; `from` is the seat of the remote. */
export type ToHostWish = {
  readonly t: 'wish';
  readonly id: string;
  readonly from: string;
  readonly do: RoomWish;
};

/** `join` comes from a newcomer at the door; its value is the name. */
export type ToHostAsk = {
  readonly t: 'ask';
  readonly id: string;
  readonly seat: string;
  readonly kind: 'letter' | 'phrase' | 'join';
  readonly value: string;
};

export type ToHostScreens = { readonly t: 'screens'; readonly n: number };
export type ToHostPairing = { readonly t: 'pairing'; readonly token: string };

export type ToHost =
  | ToHostSeats
  | RoomOrder
  | ToHostWish
  | ToHostAsk
  | ToHostScreens
  | ToHostPairing;
