import type { Engine } from './engine.ts';
import { sql } from './sql.ts';

/** All that is kept of a room. No name of a player is ever in it. */
export type RoomRow = {
  readonly code: string;
  /** SHA-256 of the host's secret. */
  readonly hostHash: string;
  /** Seat tokens are signed with it. */
  readonly seatKey: string;
  /** Raised by each take-over. */
  readonly term: number;
  /** JSON of the host's choices. */
  readonly settings: string;
  /** JSON of the seats that may not come back. */
  readonly banned: string;
};

const HOUR_MS = 60 * 60_000;
/** After its host was last seen. */
const ROOM_IDLE_MS = 12 * HOUR_MS;
/** After it was opened. */
const ROOM_MAX_AGE_MS = 48 * HOUR_MS;
/** A host that is connected is noted every minute; such a room ends neither by its age nor by a clock that was set. */
const IN_USE_MS = 10 * 60_000;
/** After which a code may be given out again. */
const ROOM_TOMBSTONE_MS = 24 * HOUR_MS;

/** False when the code is taken, also by a room that was closed within the last 24 hours. */
export async function addRoom(engine: Engine, room: RoomRow, atMs: number): Promise<boolean> {
  const added = await engine.write(sql<{ code: string }>`
    INSERT INTO rooms (code, host_hash, seat_key, term, claims, settings, banned, created_at, used_at)
    VALUES (${room.code}, ${room.hostHash}, ${room.seatKey}, ${room.term}, 0, ${room.settings},
      ${room.banned}, ${atMs}, ${atMs})
    ON CONFLICT (code) DO NOTHING RETURNING code`);
  return added.length === 1;
}

/** Null for a room that is closed, not used for 12 hours, or older than 48 and without its host. */
export async function findRoom(
  engine: Engine,
  code: string,
  atMs: number,
): Promise<RoomRow | null> {
  const [room] = await engine.read(sql<RoomRow>`
    SELECT code, host_hash AS "hostHash", seat_key AS "seatKey", term, settings, banned
    FROM rooms
    WHERE code = ${code} AND closed_at IS NULL
      AND used_at > ${atMs - ROOM_IDLE_MS}
      AND (created_at > ${atMs - ROOM_MAX_AGE_MS} OR used_at > ${atMs - IN_USE_MS})`);
  return room ?? null;
}

/** Raises the term by one, if it still is `from`. */
export async function raiseTerm(
  engine: Engine,
  code: string,
  from: number,
  atMs: number,
): Promise<boolean> {
  const raised = await engine.write(sql<{ term: number }>`
    UPDATE rooms SET term = term + 1, used_at = ${atMs}
    WHERE code = ${code} AND term = ${from} AND closed_at IS NULL RETURNING term`);
  return raised.length === 1;
}

export async function saveRoom(
  engine: Engine,
  { code, settings, banned }: Pick<RoomRow, 'code' | 'settings' | 'banned'>,
): Promise<void> {
  await engine.write(sql`
    UPDATE rooms SET settings = ${settings}, banned = ${banned}
    WHERE code = ${code} AND closed_at IS NULL`);
}

/** Its host was seen. False when the room is closed or gone. */
export async function touchRoom(engine: Engine, code: string, atMs: number): Promise<boolean> {
  const touched = await engine.write(sql`
    UPDATE rooms SET used_at = ${atMs} WHERE code = ${code} AND closed_at IS NULL RETURNING code`);
  return touched.length === 1;
}

/** The row stays for 24 hours, so that the code is not given out again at once. */
export async function closeRoom(engine: Engine, code: string, atMs: number): Promise<void> {
  await engine.write(sql`
    UPDATE rooms SET closed_at = ${atMs}, settings = '{}', banned = '[]'
    WHERE code = ${code} AND closed_at IS NULL`);
}

/** Rooms that were never closed end too; what ended long enough ago frees its code. */
export async function purgeRooms(engine: Engine, atMs: number): Promise<void> {
  await engine.write(sql`
    UPDATE rooms SET closed_at = ${atMs}, settings = '{}', banned = '[]'
    WHERE closed_at IS NULL
      AND (used_at <= ${atMs - ROOM_IDLE_MS}
        OR (created_at <= ${atMs - ROOM_MAX_AGE_MS} AND used_at <= ${atMs - IN_USE_MS}))`);
  await engine.write(sql`DELETE FROM rooms WHERE closed_at <= ${atMs - ROOM_TOMBSTONE_MS}`);
}
