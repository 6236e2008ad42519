import { type AddressNumber, ROOM_LIMITS, type RoomAllow, type RoomPlaced } from '@wheel/contract';

/** The name of a connection. A room knows nothing of what carries it. */
export type ConnectionId = string;
/** Milliseconds of a clock that never jumps. */
export type Ms = number;

/** The ask to be let in, and the token to be given then. */
export type Waiting = { readonly ask: string; readonly token: string };

export type Screen = {
  readonly role: 'screen';
  readonly seat: string;
  readonly from: AddressNumber;
  /** Opened from the host's dialog. */
  readonly isOwn: boolean;
};
export type Remote = {
  readonly role: 'remote';
  readonly seat: string;
  readonly name: string;
  readonly from: AddressNumber;
  /** Newly paired: `null` once the host has let it in. */
  readonly waiting: (Waiting & { readonly pairing: string }) | null;
};
export type Guest =
  | { readonly role: 'host' }
  | { readonly role: 'player'; readonly seat: string }
  | Screen
  | Remote;

export type Seat = {
  readonly seat: string;
  readonly name: string;
  /** Without a team there is no buzz. */
  readonly team: number | null;
  /** `null` while grey. */
  readonly connection: ConnectionId | null;
  readonly awaySince: Ms | null;
  readonly from: AddressNumber;
  /** Of a newcomer at the door. */
  readonly waiting: Waiting | null;
  /** What the host has chosen for this seat, its player cannot change. */
  readonly isNamedByHost: boolean;
  readonly isMovedByHost: boolean;
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

/** A picture as the text of its message: nothing in it is read here. */
export type HeldPicture = { readonly id: string; readonly text: string };

export type Buzz = { readonly seat: string; readonly team: number; readonly at: Ms };
export type Placed = RoomPlaced;

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
  | { readonly type: 'ask' | 'join' | 'remote'; readonly seat: string }
  | { readonly type: 'wish'; readonly connection: ConnectionId; readonly id: string };

export type RoomCaps = {
  readonly phones: number;
  /** How many phones of one address may come in as newcomers. */
  readonly phonesPerAddress: number;
  /** Newcomers at the door. */
  readonly waiting: number;
  readonly screens: number;
  /** Screens of one address that show no token of the host. */
  readonly screensPerAddress: number;
  /** Remotes that were let in, and as many that wait. */
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
  readonly host: ConnectionId | null;
  /** The window that the host was last in. */
  readonly device: string | null;
  readonly shown: Shown | null;
  readonly picture: HeldPicture | null;
  readonly settings: RoomSettings;
  readonly connections: ReadonlyMap<ConnectionId, Guest>;
  readonly seats: ReadonlyMap<string, Seat>;
  /** The numbers by which the host tells addresses apart. */
  readonly addresses: ReadonlyMap<string, AddressNumber>;
  readonly nextAddress: AddressNumber;
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
  allow: { board: false, letters: false, phrases: false, sameRoom: true },
};

type Kept = {
  readonly term: number;
  readonly caps: RoomCaps;
  readonly settings?: RoomSettings;
  readonly banned?: readonly string[];
};

/** A room as its row tells it, without any connection. */
export const newRoom = ({ term, caps, settings = FIRST_SETTINGS, banned = [] }: Kept): Room => ({
  term,
  host: null,
  device: null,
  shown: null,
  picture: null,
  settings,
  connections: new Map(),
  seats: new Map(),
  addresses: new Map(),
  nextAddress: 1,
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

export const withGuest = (room: Room, connection: ConnectionId, guest: Guest): Room => ({
  ...room,
  connections: withEntry(room.connections, connection, guest),
});

export function withAsk(room: Room, ask: Ask): { readonly room: Room; readonly id: string } {
  const id = String(room.nextAsk);
  return {
    id,
    room: { ...room, nextAsk: room.nextAsk + 1, asks: withEntry(room.asks, id, ask) },
  };
}

export type Connected<G extends Guest> = G & { readonly connection: ConnectionId };

/** In the order of their coming. */
export const screensIn = (room: Room): readonly Connected<Screen>[] =>
  [...room.connections].flatMap(([connection, guest]) =>
    guest.role === 'screen' ? [{ ...guest, connection }] : [],
  );
export const remotesIn = (room: Room): readonly Connected<Remote>[] =>
  [...room.connections].flatMap(([connection, guest]) =>
    guest.role === 'remote' ? [{ ...guest, connection }] : [],
  );

const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** A name as it is shown: in one line, at most 20 characters, never blank. */
export function tidyName(name: string, nameless = 'Player'): string {
  const shown = cut(name.replace(UNSHOWABLE, ' ').trim(), ROOM_LIMITS.nameMax).trim();
  return BLANK.test(shown) ? nameless : shown;
}

export const cut = (text: string, max: number): string => [...text].slice(0, max).join('');
