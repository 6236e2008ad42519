import type { Engine } from '../engine.ts';
import { sql } from '../sql.ts';

/** A server as the owner of rooms. Each process draws its own key, which only servers can read. */
type RoomServerIdentity = { readonly address: string; readonly key: string };
export type RoomOwner = RoomServerIdentity & { readonly isAlive: boolean };

/** Which server owns a room. The clock of the database decides how old a renewal is. */
export type RoomOwners = ReturnType<typeof createRoomOwners>;

export function createRoomOwners(engine: Engine) {
  return {
    async find(code: string): Promise<RoomOwner | null> {
      const [owner] = await engine.read(sql<RoomOwner>`
        SELECT owner AS address, owner_key AS key,
          owner_seen_at > now() - interval '6 seconds' AS "isAlive"
        FROM rooms WHERE code = ${code} AND owner_key IS NOT NULL AND closed_at IS NULL`);
      return owner ?? null;
    },
    /** Takes the room if `from`, the key of its last owner, still stands in its row. */
    async take(code: string, from: string | null, by: RoomServerIdentity): Promise<boolean> {
      const taken = await engine.write(sql`
        UPDATE rooms SET owner = ${by.address}, owner_key = ${by.key}, owner_seen_at = now()
        WHERE code = ${code} AND closed_at IS NULL AND owner_key IS NOT DISTINCT FROM ${from}
        RETURNING code`);
      return taken.length === 1;
    },
    /** Renews all rooms of a server. Answers which these are. */
    async renew(key: string): Promise<readonly string[]> {
      const owned = await engine.write(sql<{ code: string }>`
        UPDATE rooms SET owner_seen_at = now()
        WHERE owner_key = ${key} AND closed_at IS NULL RETURNING code`);
      return owned.map(({ code }) => code);
    },
    async release(key: string, code: string): Promise<void> {
      await engine.write(sql`
        UPDATE rooms SET owner_key = NULL WHERE owner_key = ${key} AND code = ${code}`);
    },
    async releaseAll(key: string): Promise<void> {
      await engine.write(sql`UPDATE rooms SET owner_key = NULL WHERE owner_key = ${key}`);
    },
  };
}
