import {
  FROM_HOST,
  FROM_PLAYER,
  FROM_REMOTE,
  type FromHost,
  type FromPlayer,
  type FromRemote,
  type PictureMessage,
  ROOM_LIMITS,
  type RoomClosing,
  RoomHello,
  type RoomWelcome,
} from '@wheel/contract';
import {
  CLOSINGS,
  type HostPicture,
  type HostShow,
  type JoinRequest,
  type ServerMessage,
  type Shown,
} from '@wheel/room';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { clientKey } from '../http/limits/client-key.ts';
import type { RoomRow } from '../storage/rooms.ts';
import { BAD_MESSAGE, type Connection } from './connection.ts';
import type { LiveRoom } from './room.ts';
import {
  drawPairing,
  drawSeat,
  isRightSecret,
  screenSeatOf,
  seatOfToken,
  seatToken,
} from './secrets.ts';

type Checks = ReadonlyMap<string, (data: unknown) => boolean>;

const compiled = (schemas: Readonly<Record<string, TSchema>>): Checks =>
  new Map(
    Object.entries(schemas).map(([t, schema]) => {
      const check = Compile(schema);
      return [t, (data: unknown) => check.Check(data)] as const;
    }),
  );

/** Compiled when the first room is opened: most servers start without one. */
function compileAll() {
  return {
    hello: compiled({ hello: RoomHello }),
    host: compiled(FROM_HOST),
    player: compiled(FROM_PLAYER),
    remote: compiled(FROM_REMOTE),
    screen: compiled({}),
  };
}
let all: ReturnType<typeof compileAll> | null = null;

export type Parsed = { readonly t: string };

/** A frame as data; null for what is no message at all. */
export function parseFrame(text: string): Parsed | null {
  try {
    const data: unknown = JSON.parse(text);
    const isMessage =
      typeof data === 'object' && data !== null && 't' in data && typeof data.t === 'string';
    return isMessage ? (data as Parsed) : null;
  } catch {
    return null;
  }
}

type Read = {
  readonly hello: RoomHello;
  readonly host: FromHost;
  readonly player: FromPlayer;
  readonly remote: FromRemote;
  readonly screen: never;
};

/** The message as the contract names it for its sender; null for any other. */
export function read<Kind extends keyof Read>(kind: Kind, data: Parsed): Read[Kind] | null {
  all ??= compileAll();
  return all[kind].get(data.t)?.(data) ? (data as Read[Kind]) : null;
}

type StateTexts = Pick<HostShow, 'whole' | 'forPhones'>;

/** A state as text, whole and for phones; null when it is too long to be delivered. */
export function stateTexts(state: Readonly<Record<string, unknown>>): StateTexts | null {
  const whole = JSON.stringify(state);
  if (Buffer.byteLength(whole) > ROOM_LIMITS.stateBytes) return null;
  const { board: _board, spin: _spin, ...show } = Object(state.show);
  return { whole, forPhones: JSON.stringify({ ...state, show }) };
}

/** Events that are too long are left out; the state alone tells how things stand. */
export function eventsText(events: readonly unknown[]): string | null {
  const text = JSON.stringify(events);
  return Buffer.byteLength(text) > ROOM_LIMITS.eventsBytes ? null : text;
}

export function stateFrame(
  { term, rev }: Pick<Shown, 'term' | 'rev'>,
  text: string,
  { age, events }: { readonly age: number; readonly events: string | null },
): Buffer {
  const tail = events === null ? '' : `,"events":${events}`;
  const head = `{"t":"state","term":${term},"rev":${rev},"age":${Math.max(0, Math.round(age))}`;
  return Buffer.from(`${head},"state":${text}${tail}}`);
}

const known = new WeakMap<object, Buffer>();

/** What many are told is made into bytes once. */
export function frameOf(message: ServerMessage | RoomWelcome): Buffer {
  const made = known.get(message) ?? Buffer.from(JSON.stringify(message));
  known.set(message, made);
  return made;
}

export const isClosing = (found: JoinRequest | RoomClosing): found is RoomClosing =>
  'reason' in found;

/** Neither a host nor one that shows a good token. */
export const isNewcomer = (request: JoinRequest): boolean =>
  request.as !== 'host' && !request.isKnown;

/** Who says hello from this address, once the secrets were looked at; or why they may not. */
export function authenticate(
  hello: RoomHello,
  row: RoomRow,
  address: string,
): JoinRequest | RoomClosing {
  const from = clientKey(address);
  switch (hello.as) {
    case 'screen':
      return {
        as: 'screen',
        from,
        have: hello.have ?? null,
        ...screenSeatOf(hello.seat ?? '', row.seatKey),
      };
    case 'host':
      return hostOf(hello, row);
    case 'remote':
      return {
        as: 'remote',
        from,
        pairing: hello.pairing ?? null,
        name: hello.name ?? '',
        ...seatFor(hello, 'r', row),
      };
    case 'player':
      return {
        as: 'player',
        from,
        name: hello.name ?? '',
        team: hello.team ?? null,
        ...seatFor(hello, 'p', row),
      };
  }
}

function hostOf({ secret, term, device, rev, state }: RoomHello, row: RoomRow) {
  if (!isRightSecret(secret ?? '', row.hostHash)) return CLOSINGS.notAllowed;
  const texts = state === undefined ? null : stateTexts(state);
  if (state !== undefined && texts === null) return BAD_MESSAGE;
  return {
    as: 'host',
    term: term ?? null,
    device: device ?? null,
    show: texts && { rev: rev ?? 0, ...texts },
  } as const;
}

/** The seat of a good token. A bad one counts as none, its bearer as a newcomer. */
function seatFor({ seat: token }: RoomHello, kind: 'p' | 'r', { seatKey }: RoomRow) {
  const known = token === undefined ? null : seatOfToken(token, kind, seatKey);
  const seat = known ?? drawSeat(kind);
  return { isKnown: known !== null, seat, token: seatToken(seat, seatKey) };
}

/** Passes a message of a welcomed device to the room. Returns why the connection must end where the message is not allowed. */
export function handleMessage(
  live: LiveRoom,
  connection: Connection,
  data: Parsed,
  at: number,
): RoomClosing | null {
  switch (connection.role) {
    case 'host':
      return fromHost(live, connection, data, at);
    case 'player': {
      const message = read('player', data);
      if (message === null) return BAD_MESSAGE;
      const { id, rtt } = connection;
      live.put({ type: 'player', connection: id, message, at, rtt, roomRtt: live.roomRtt() });
      return null;
    }
    case 'remote': {
      const message = read('remote', data);
      if (message === null) return BAD_MESSAGE;
      live.put({ type: 'remote', connection: connection.id, message, at });
      return null;
    }
    default:
      return BAD_MESSAGE;
  }
}

/** A picture as the text that screens are sent. */
const held = (message: PictureMessage): HostPicture => ({
  t: 'picture',
  picture: message.id === null ? null : { id: message.id, text: JSON.stringify(message) },
});

function fromHost(
  live: LiveRoom,
  connection: Connection,
  data: Parsed,
  at: number,
): RoomClosing | null {
  const message = read('host', data);
  // A picture that is refused ends nothing.
  if (message === null) return data.t === 'picture' ? null : BAD_MESSAGE;
  if (message.t === 'pair') {
    live.put({ type: 'pair', connection: connection.id, token: drawPairing(), at });
  } else if (message.t === 'picture') {
    live.put({ type: 'host', connection: connection.id, message: held(message), at });
  } else if (message.t !== 'state') {
    live.put({ type: 'host', connection: connection.id, message, at });
  } else {
    const texts = stateTexts(message.state);
    if (texts === null) return BAD_MESSAGE;
    const { term, rev } = message;
    const events = eventsText(message.events);
    const show = { t: 'state', term, rev, events, ...texts } as const;
    live.put({ type: 'host', connection: connection.id, message: show, at });
  }
  return null;
}
