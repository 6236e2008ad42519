import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFolder } from '../../../test/support/folders.ts';
import { connectSqlite, readValue } from './connect.ts';
import { createGroupCommit } from './group-commit.ts';

const folder = useFolder();
let runs = 0;
let writer: DatabaseSyncInstance;
let reader: DatabaseSyncInstance;
let group: ReturnType<typeof createGroupCommit>;

beforeEach(() => {
  const dataDir = join(folder, String(runs++));
  writer = connectSqlite(dataDir, { timeout: 0 });
  writer.exec('CREATE TABLE kept (id INTEGER PRIMARY KEY)');
  reader = connectSqlite(dataDir, { timeout: 1000 });
  group = createGroupCommit(writer);
});
afterEach(() => {
  writer.close();
  reader.close();
});

const onDisk = () => Number(readValue(reader, 'SELECT count(*) FROM kept'));

/** Writes that arrive together, and the rows on the disk when each of them was answered. */
const writes = (count: number, rows: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      await group.write(async () => {
        writer.exec('INSERT INTO kept DEFAULT VALUES');
        group.wrote(rows);
      });
      return onDisk();
    }),
  );

it('writes what arrives together in one transaction', async () => {
  expect(await writes(5, 1)).toEqual([5, 5, 5, 5, 5]);
});

it('ends a group at 2,000 rows, in the order of arrival', async () => {
  expect(await writes(5, 1000)).toEqual([2, 2, 4, 4, 5]);
});

it('gives others a turn between two groups', async () => {
  const seen: number[] = [];
  const look = setInterval(() => seen.push(onDisk()), 0);
  await writes(40, 1000);
  clearInterval(look);
  expect(seen.filter((count) => count > 0 && count < 40).length).toBeGreaterThan(0);
});

it('undoes a write that fails and keeps those beside it', async () => {
  const fine = writes(2, 1000);
  const failing = group.write(async () => {
    writer.exec('INSERT INTO kept DEFAULT VALUES');
    throw new Error('no');
  });
  const later = writes(2, 1);
  await expect(failing).rejects.toThrow('no');
  await Promise.all([fine, later]);
  expect(onDisk()).toBe(4);
});
