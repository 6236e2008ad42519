import { removeFolder } from '../lib/own.ts';
import { seededSqlite } from './seeded-sqlite.ts';

/** A database filled with made-up games, as the settings that a server needs to use it. */
export type SeededDatabase = {
  readonly settings: Readonly<Record<string, string>>;
  remove(): Promise<void>;
};

export async function sqliteDatabase(games: number, seed: number): Promise<SeededDatabase> {
  const folder = await seededSqlite(games, seed);
  return { settings: { DATA_DIR: folder }, remove: async () => removeFolder(folder) };
}
