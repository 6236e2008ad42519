import type { RoomRole } from './hello.ts';

export type RoomWelcomeLimits = {
  readonly phones: number;
  readonly screens: number;
  readonly remotes: number;
  /** Of one frame from the device that is welcomed. */
  readonly bytes: number;
  /** For hosts: of a picture. */
  readonly picture?: number;
};

export type RoomWelcome = {
  readonly t: 'welcome';
  readonly as: RoomRole;
  readonly term: number;
  /** The server's wall clock. */
  readonly now: number;
  readonly limits: RoomWelcomeLimits;
  /** Of every guest. */
  readonly seat?: string;
  /** To be kept, and shown as `hello.seat` on every return. */
  readonly token?: string;
  /** The ask to be let in, of a player or a remote: wait at the door until it is `heard`. */
  readonly waiting?: string;
  /** For hosts: the last rev that the room has seen, 0 for none. */
  readonly rev?: number;
  /** For hosts: what the room stands at. */
  readonly door?: { readonly open: boolean; readonly approve: boolean };
  readonly allow?: RoomAllow;
  /** For hosts: lets a screen in, also into a full room. */
  readonly screenToken?: string;
  /** For hosts: what the operator says is the address for phones. */
  readonly publicUrl?: string | null;
  /** For hosts: under which addresses this machine listens to others; none on localhost. */
  readonly addresses?: readonly string[];
};

export type RoomAllow = {
  readonly board: boolean;
  readonly letters: boolean;
  readonly phrases: boolean;
  readonly sameRoom: boolean;
};

/** `age`: milliseconds since the host sent it. Events only when it follows the last one. */
export type RoomStateMessage<State = unknown, Event = unknown> = {
  readonly t: 'state';
  readonly term: number;
  readonly rev: number;
  readonly age: number;
  readonly state: State;
  readonly events?: readonly Event[];
};

/** `host: true` means that the host is away. */
export type RoomAway = Readonly<{ t: 'away'; host: boolean }>;
export type RoomClosed = Readonly<{ t: 'closed' }>;

/** `late`: pressed too long ago. `locked`: not open, or not for this team. `away`: the host is away. */
export type BuzzWhy = 'late' | 'locked' | 'away';

export type ToPlayerBuzz = {
  readonly t: 'buzz';
  readonly round: number;
  readonly open: boolean;
  /** Place and distance to the first, once the order is told; `tied` where it shares the first place. */
  readonly mine: { readonly place: number; readonly ms: number; readonly tied?: true } | null;
  /** A mate has buzzed. */
  readonly team: boolean;
  /** Why this press does not count. */
  readonly why?: BuzzWhy;
};

/** Why the host's device does not do it, beside the objections of the rules. `NOT_NOW`: for any other reason. */
export type RoomRefusal =
  | 'NOT_YOUR_TURN'
  | 'NO_WHEEL'
  | 'NOTHING_TO_UNDO'
  | 'NOTHING_TO_REDO'
  | 'ROOM_OFFLINE'
  | 'NOT_NOW';

/** Why not: `code` for those who know it, `why` in the host's language for all others, or the room's own word. */
export type RoomReason = Readonly<{ why?: string; code?: string }>;

/** First without `ok`: it has arrived. Then with the host's answer. */
export type ToPlayerHeard = Readonly<{ t: 'heard'; id: string; ok?: boolean }> & RoomReason;

/** After the host moved or renamed the player. */
export type ToPlayerSeat = Readonly<{ t: 'seat'; seat: string; name: string; team: number | null }>;

export type ToPlayer = ToPlayerBuzz | ToPlayerHeard | ToPlayerSeat;

/** The id is the remote's own. */
export type ToRemoteAnswer = Readonly<{ t: 'answer'; id: string; ok: boolean }> & RoomReason;

export type ToEveryone = RoomWelcome | RoomStateMessage | RoomAway | RoomClosed;
