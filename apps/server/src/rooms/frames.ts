import {
  FROM_HOST,
  FROM_PLAYER,
  FROM_REMOTE,
  type FromHost,
  type FromPlayer,
  type FromRemote,
  ROOM_LIMITS,
  RoomHello,
  type RoomRole,
  type RoomWelcome,
} from '@wheel/contract';
import type { HostShow, Shown, Told } from '@wheel/room';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

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

const fits = (kind: RoomRole | 'hello', data: Parsed): boolean => {
  all ??= compileAll();
  return all[kind].get(data.t)?.(data) ?? false;
};

export const readHello = (data: Parsed): RoomHello | null =>
  fits('hello', data) ? (data as RoomHello) : null;
export const readHost = (data: Parsed): FromHost | null =>
  fits('host', data) ? (data as FromHost) : null;
export const readPlayer = (data: Parsed): FromPlayer | null =>
  fits('player', data) ? (data as FromPlayer) : null;
export const readRemote = (data: Parsed): FromRemote | null =>
  fits('remote', data) ? (data as FromRemote) : null;

type StateTexts = Pick<HostShow, 'whole' | 'forPhones'>;

/** A state as text, whole and for phones; null when it is too long to be delivered. */
export function stateTexts(state: Readonly<Record<string, unknown>>): StateTexts | null {
  const whole = JSON.stringify(state);
  if (Buffer.byteLength(whole) > ROOM_LIMITS.stateBytes) return null;
  const { board: _board, spin: _spin, ...rest } = state;
  return { whole, forPhones: JSON.stringify(rest) };
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
export function frameOf(message: Told | RoomWelcome): Buffer {
  const made = known.get(message) ?? Buffer.from(JSON.stringify(message));
  known.set(message, made);
  return made;
}
