import type { Engine } from './engine.ts';
import { sql } from './sql.ts';
import type { RoomRow } from './store.ts';

const HOUR_MS = 60 * 60_000;
/** After its host was last seen. */
export const ROOM_IDLE_MS = 12 * HOUR_MS;
/** After it was opened. */
export const ROOM_MAX_AGE_MS = 48 * HOUR_MS;
/** After which a code may be given out again. */
export const ROOM_TOMBSTONE_MS = 24 * HOUR_MS;

export async function addRoom(engine: Engine, room: RoomRow, atMs: number): Promise<boolean> {
  const added = await engine.write(sql<{ code: string }>`
    INSERT INTO rooms (code, host_hash, seat_key, term, claims, settings, banned, created_at, used_at)
    VALUES (${room.code}, ${room.hostHash}, ${room.seatKey}, ${room.term}, 0, ${room.settings},
      ${room.banned}, ${atMs}, ${atMs})
    ON CONFLICT (code) DO NOTHING RETURNING code`);
  return added.length === 1;
}

export async function findRoom(
  engine: Engine,
  code: string,
  atMs: number,
): Promise<RoomRow | null> {
  const [room] = await engine.read(sql<RoomRow>`
    SELECT code, host_hash AS "hostHash", seat_key AS "seatKey", term, settings, banned
    FROM rooms
    WHERE code = ${code} AND closed_at IS NULL
      AND used_at > ${atMs - ROOM_IDLE_MS} AND created_at > ${atMs - ROOM_MAX_AGE_MS}`);
  return room ?? null;
}

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

export async function claimRoom(engine: Engine, code: string, atMs: number): Promise<number> {
  const [claimed] = await engine.write(sql<{ claims: number }>`
    UPDATE rooms SET claims = claims + 1, used_at = ${atMs}
    WHERE code = ${code} AND closed_at IS NULL RETURNING claims`);
  return claimed?.claims ?? 0;
}

export async function saveRoom(
  engine: Engine,
  { code, settings, banned }: Pick<RoomRow, 'code' | 'settings' | 'banned'>,
): Promise<void> {
  await engine.write(sql`
    UPDATE rooms SET settings = ${settings}, banned = ${banned}
    WHERE code = ${code} AND closed_at IS NULL`);
}

export async function touchRoom(engine: Engine, code: string, atMs: number): Promise<void> {
  await engine.write(sql`
    UPDATE rooms SET used_at = ${atMs} WHERE code = ${code} AND closed_at IS NULL`);
}

export async function closeRoom(engine: Engine, code: string, atMs: number): Promise<void> {
  await engine.write(sql`
    UPDATE rooms SET closed_at = ${atMs}, settings = '{}', banned = '[]'
    WHERE code = ${code} AND closed_at IS NULL`);
}

/** Rooms that nobody closed end too; what ended long enough ago frees its code. */
export async function purgeRooms(engine: Engine, atMs: number): Promise<void> {
  await engine.write(sql`
    UPDATE rooms SET closed_at = ${atMs}, settings = '{}', banned = '[]'
    WHERE closed_at IS NULL
      AND (used_at <= ${atMs - ROOM_IDLE_MS} OR created_at <= ${atMs - ROOM_MAX_AGE_MS})`);
  await engine.write(sql`DELETE FROM rooms WHERE closed_at <= ${atMs - ROOM_TOMBSTONE_MS}`);
}
