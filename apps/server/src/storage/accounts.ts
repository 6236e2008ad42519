import type { Engine } from './engine.ts';
import { foldName } from './fold.ts';
import { query } from './query.ts';
import { isReservedName } from './reserved-names.ts';
import type { User } from './store.ts';

const insertUser = query(
  'insert-user',
  (db, user: { name: string; nameKey: string; passwordHash: string; atMs: number }) =>
    db
      .insertInto('users')
      .values({
        name: user.name,
        name_key: user.nameKey,
        password_hash: user.passwordHash,
        created_at: user.atMs,
      })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id'),
);

const userByKey = query('user-by-key', (db, { nameKey }: { nameKey: string }) =>
  db
    .selectFrom('users')
    .select(['name as userName', 'password_hash as passwordHash'])
    .where('name_key', '=', nameKey),
);

export async function addUser(engine: Engine, user: User, atMs: number): Promise<boolean> {
  if (isReservedName(user.userName)) return false;
  const added = await engine.write(insertUser, {
    name: user.userName,
    nameKey: foldName(user.userName),
    passwordHash: user.passwordHash,
    atMs,
  });
  return added.length === 1;
}

export async function findUser(engine: Engine, name: string): Promise<User | null> {
  const [user] = await engine.read(userByKey, { nameKey: foldName(name) });
  return user ?? null;
}
