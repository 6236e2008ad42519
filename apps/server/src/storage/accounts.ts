import type { Engine } from './engine.ts';
import { foldName } from './fold.ts';
import { isReservedName } from './reserved-names.ts';
import { sql } from './sql.ts';
import type { User } from './store.ts';

export async function addUser(engine: Engine, user: User, atMs: number): Promise<boolean> {
  if (isReservedName(user.userName)) return false;
  const added = await engine.write(sql`
    INSERT INTO users (name, name_key, password_hash, created_at)
    VALUES (${user.userName}, ${foldName(user.userName)}, ${user.passwordHash}, ${atMs})
    ON CONFLICT (name_key) DO NOTHING RETURNING id`);
  return added.length === 1;
}

export async function findUser(engine: Engine, name: string): Promise<User | null> {
  const [user] = await engine.read(sql<User>`
    SELECT name AS "userName", password_hash AS "passwordHash"
    FROM users WHERE name_key = ${foldName(name)}`);
  return user ?? null;
}
