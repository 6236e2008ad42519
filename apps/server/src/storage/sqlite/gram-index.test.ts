import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameTitles } from '../../../test/support/game-titles.ts';
import { foldTitle } from '../fold.ts';
import { connectSqlite, readValue } from './connect.ts';
import { createGramWriter, matchingAll, tokensOfTitle } from './gram-index.ts';
import { migrateSqlite, STEPS } from './migrations.ts';

const titleKeys = [...gameTitles(1200)].map(foldTitle);
const FEW = 10;
let folder: string;
let connection: DatabaseSyncInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wheel-grams-'));
  connection = connectSqlite(folder, { timeout: 1000 });
  connection.exec('PRAGMA synchronous = OFF');
});

afterEach(() => {
  connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const segments = () =>
  Number(readValue(connection, 'SELECT count(DISTINCT segid) FROM title_grams_idx'));

const found = (gram: string) =>
  connection
    .prepare('SELECT rowid FROM title_grams WHERE title_grams MATCH ?')
    .all(matchingAll([gram]))
    .map(({ rowid }: { rowid: number }) => rowid);

const writeEach = (write: (id: number, titleKey: string) => unknown, from: number, to: number) =>
  titleKeys.slice(from, to).map((titleKey, at) => {
    connection.exec('BEGIN');
    write(from + at + 1, titleKey);
    connection.exec('COMMIT');
    return segments();
  });

function expectAllFound() {
  const holding = titleKeys.flatMap((titleKey, nth) => (titleKey.includes('qui') ? nth + 1 : []));
  expect(holding.length).toBeGreaterThan(100);
  expect(found('qui')).toEqual(holding);
}

it('keeps few segments however many games come one by one', () => {
  migrateSqlite(connection);
  const counts = writeEach(createGramWriter(connection), 0, titleKeys.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(FEW);
  expectAllFound();
});

it('merges what an older version left in many', () => {
  connection.exec(`${STEPS[0]} PRAGMA user_version = 1`);
  const insert = connection.prepare('INSERT INTO title_grams (rowid, grams) VALUES (?, ?)');
  const before = writeEach((id, key) => insert.run(id, tokensOfTitle(key)), 0, 1000);
  expect(Math.max(...before)).toBeGreaterThan(FEW);

  migrateSqlite(connection);
  const after = writeEach(createGramWriter(connection), 1000, titleKeys.length);
  expect(Math.max(...after.slice(-100))).toBeLessThanOrEqual(FEW);
  expectAllFound();
});
