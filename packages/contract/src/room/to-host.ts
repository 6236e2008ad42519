import type { RoomWish } from './wish.ts';

/** Stands for one client address within one room: the host tells addresses apart and never learns them. */
export type AddressNumber = number;

/** `seats` come whole on every change; `away` are grey. */
export type RoomSeat = {
  readonly seat: string;
  readonly name: string;
  /** `null` until one is chosen; without a team there is no buzz. */
  readonly team: number | null;
  readonly away: boolean;
  readonly from: AddressNumber;
};
export type ToHostSeats = {
  readonly t: 'seats';
  readonly seats: readonly RoomSeat[];
  /** The asks of the newcomers who are still at the door. */
  readonly waiting: readonly string[];
};

/** `ms` is the distance to the first press; `tied` marks those who share the first place. */
export type RoomPlaced = Readonly<{ seat: string; team: number; ms: number; tied?: true }>;

/** Who buzzed in a round, the first one first. Remotes get it too. */
export type RoomOrder = {
  readonly t: 'order';
  readonly round: number;
  readonly open: boolean;
  readonly list: readonly RoomPlaced[];
  /** Whether the first places are a tie. */
  readonly tie: boolean;
};

/** The id is the server's; `from` is the seat of the remote. */
export type ToHostWish = Readonly<{ t: 'wish'; id: string; from: string; do: RoomWish }>;

/** `join` comes from a newcomer at the door, `remote` from a newly paired remote; the value is the name. */
export type ToHostAsk = {
  readonly t: 'ask';
  readonly id: string;
  readonly seat: string;
  readonly kind: 'letter' | 'phrase' | 'join' | 'remote';
  readonly value: string;
  readonly from: AddressNumber;
};

/** `own`: opened from the host's dialog. `list` comes whole on every change, the oldest first. */
export type RoomScreen = Readonly<{ seat: string; own: boolean; from: AddressNumber }>;
export type ToHostScreens = Readonly<{ t: 'screens'; n: number; list: readonly RoomScreen[] }>;

/** Remotes that the host let in. */
export type RoomRemote = Readonly<{ seat: string; name: string; from: AddressNumber }>;
export type ToHostRemotes = Readonly<{ t: 'remotes'; list: readonly RoomRemote[] }>;

export type ToHostPairing = Readonly<{ t: 'pairing'; token: string }>;

/** Asks for the picture of the stage, which the room does not have. */
export type ToHostWant = Readonly<{ t: 'want' }>;

export type ToHost =
  | ToHostSeats
  | RoomOrder
  | ToHostWish
  | ToHostAsk
  | ToHostScreens
  | ToHostRemotes
  | ToHostPairing
  | ToHostWant;
