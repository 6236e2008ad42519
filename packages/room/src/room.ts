import type { RoomAllow, RoomRole } from '@wheel/contract';

/** Who a connection belongs to. The machine knows it by this name only, whatever carries it. */
export type LinkId = string;
/** Milliseconds of a clock that never jumps. */
export type Ms = number;

export type Guest = {
  readonly role: RoomRole;
  /** Of players and remotes. */
  readonly seat: string | null;
};

export type Seat = {
  readonly seat: string;
  readonly name: string;
  /** Without a team there is no buzz. */
  readonly team: number | null;
  /** `null` while grey. */
  readonly link: LinkId | null;
  readonly awaySince: Ms | null;
  /** Of a newcomer who waits at the door: the ask, and the token to be given when let in. */
  readonly waiting: { readonly ask: string; readonly token: string } | null;
};

/** The last public state, as text: nothing in it is read here. */
export type Shown = {
  readonly term: number;
  readonly rev: number;
  readonly whole: string;
  /** Without board and spin. */
  readonly forPhones: string;
  readonly at: Ms;
};

export type Buzz = { readonly seat: string; readonly team: number; readonly at: Ms };
export type Placed = { readonly seat: string; readonly team: number; readonly ms: number };

export type Round = {
  /** 0 before the first. */
  readonly number: number;
  readonly isOpen: boolean;
  /** Who may buzz; `null` for all. */
  readonly teams: readonly number[] | null;
  /** Pressed, and held until the order is told. */
  readonly held: readonly Buzz[];
  readonly heldUntil: Ms | null;
  /** When the first one pressed; `null` until the order is told. */
  readonly firstAt: Ms | null;
  readonly list: readonly Placed[];
  readonly tie: boolean;
};

export type Ask =
  | { readonly type: 'ask' | 'join'; readonly seat: string }
  | { readonly type: 'wish'; readonly link: LinkId; readonly id: string };

export type RoomCaps = {
  readonly phones: number;
  readonly screens: number;
  readonly remotes: number;
};

/** What a row keeps of the host's choices. */
export type RoomSettings = {
  readonly open: boolean;
  readonly approve: boolean;
  readonly allow: RoomAllow;
};

export type Room = {
  readonly term: number;
  readonly host: LinkId | null;
  /** The window that the host was last in. */
  readonly device: string | null;
  readonly shown: Shown | null;
  readonly settings: RoomSettings;
  readonly links: ReadonlyMap<LinkId, Guest>;
  readonly seats: ReadonlyMap<string, Seat>;
  /** Seats that may not come back. */
  readonly banned: readonly string[];
  readonly round: Round;
  /** How often each team was first. */
  readonly firsts: ReadonlyMap<number, number>;
  /** Tokens by which a remote can be paired, and until when. */
  readonly pairings: ReadonlyMap<string, Ms>;
  readonly asks: ReadonlyMap<string, Ask>;
  readonly nextAsk: number;
  readonly caps: RoomCaps;
  readonly isClosed: boolean;
};

export const NO_ROUND: Round = {
  number: 0,
  isOpen: false,
  teams: null,
  held: [],
  heldUntil: null,
  firstAt: null,
  list: [],
  tie: false,
};

export const FIRST_SETTINGS: RoomSettings = {
  open: true,
  approve: false,
  allow: { board: false, letters: false, phrases: false, sameRoom: false },
};

type Kept = {
  readonly term: number;
  readonly caps: RoomCaps;
  readonly settings?: RoomSettings;
  readonly banned?: readonly string[];
};

/** A room as its row tells it: nobody is there yet. */
export const newRoom = ({ term, caps, settings = FIRST_SETTINGS, banned = [] }: Kept): Room => ({
  term,
  host: null,
  device: null,
  shown: null,
  settings,
  links: new Map(),
  seats: new Map(),
  banned,
  round: NO_ROUND,
  firsts: new Map(),
  pairings: new Map(),
  asks: new Map(),
  nextAsk: 1,
  caps,
  isClosed: false,
});

export const withEntry = <K, V>(
  map: ReadonlyMap<K, V>,
  key: NoInfer<K>,
  value: NoInfer<V>,
): ReadonlyMap<K, V> => new Map(map).set(key, value);

export function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

export function countOf(room: Room, role: RoomRole): number {
  let count = 0;
  for (const guest of room.links.values()) if (guest.role === role) count += 1;
  return count;
}
