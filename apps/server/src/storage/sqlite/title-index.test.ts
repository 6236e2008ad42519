import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameTitles } from '../../../test/support/game-titles.ts';
import { foldTitle } from '../fold.ts';
import type { Sql } from '../sql.ts';
import { connectSqlite, readValue } from './connect.ts';
import { migrateSqlite } from './migrations.ts';
import { addTitle, mergeSome, removeTitle } from './title-index.ts';

const titleKeys = [...gameTitles(1200)].map(foldTitle);
const FEW = 10;
let folder: string;
let connection: DatabaseSyncInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wheel-grams-'));
  connection = connectSqlite(folder, { timeout: 1000 });
  connection.exec('PRAGMA synchronous = OFF');
  migrateSqlite(connection);
});

afterEach(() => {
  connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (query: Sql) => connection.prepare(query.text(() => '?')).all(...query.values);
const segments = () =>
  Number(readValue(connection, 'SELECT count(DISTINCT segid) FROM title_grams_idx'));
const found = (token: string) =>
  connection
    .prepare('SELECT rowid FROM title_grams WHERE title_grams MATCH ?')
    .all(token)
    .map(({ rowid }: { rowid: number }) => rowid);
const idsWhere = (test: (titleKey: string, id: number) => boolean) =>
  titleKeys.flatMap((titleKey, nth) => (test(titleKey, nth + 1) ? nth + 1 : []));

it('keeps few segments however many games come one by one', () => {
  const counts = titleKeys.map((titleKey, nth) => {
    connection.exec('BEGIN');
    run(addTitle({ id: nth + 1, titleKey }));
    run(mergeSome);
    connection.exec('COMMIT');
    return segments();
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(FEW);
  const holding = idsWhere((titleKey) => titleKey.includes('qui'));
  expect(holding.length).toBeGreaterThan(100);
  expect(found('x71x75x69')).toEqual(holding);
});

it('forgets a title whole', () => {
  for (const [nth, titleKey] of titleKeys.entries()) run(addTitle({ id: nth + 1, titleKey }));
  for (const [nth, titleKey] of titleKeys.entries()) {
    if (nth % 2 === 0) run(removeTitle({ id: nth + 1, titleKey }));
  }
  expect(found('x71x75x69')).toEqual(
    idsWhere((titleKey, id) => id % 2 === 0 && titleKey.includes('qui')),
  );
  run(addTitle({ id: 1, titleKey: 'renamed' }));
  expect(found('x64')).toContain(1);
});
