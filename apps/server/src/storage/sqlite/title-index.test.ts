import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFolder } from '../../../test/support/folders.ts';
import { gameTitles } from '../../../test/support/game-titles.ts';
import { foldTitle } from '../fold.ts';
import type { Sql } from '../sql.ts';
import { connectSqlite, readValue } from './connect.ts';
import { migrateSqlite } from './migrations.ts';
import { addTitle, mergeSome } from './title-index.ts';

const titleKeys = [...gameTitles(1200)].map(foldTitle);
const FEW = 10;
const folder = useFolder();
let runs = 0;
let connection: DatabaseSyncInstance;

beforeEach(() => {
  connection = connectSqlite(join(folder, String(runs++)), { timeout: 1000 });
  connection.exec('PRAGMA synchronous = OFF');
  migrateSqlite(connection);
});
afterEach(() => connection.close());

const run = (query: Sql) => connection.prepare(query.text(() => '?')).all(...query.values);
const segments = () =>
  Number(readValue(connection, 'SELECT count(DISTINCT segid) FROM title_grams_idx'));
const found = (token: string) =>
  connection
    .prepare('SELECT rowid FROM title_grams WHERE title_grams MATCH ?')
    .all(token)
    .map(({ rowid }: { rowid: number }) => rowid);

it('keeps few segments however many games come one by one', () => {
  const counts = titleKeys.map((titleKey, nth) => {
    connection.exec('BEGIN');
    run(addTitle({ id: nth + 1, titleKey }));
    run(mergeSome);
    connection.exec('COMMIT');
    return segments();
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(FEW);
  const holding = titleKeys.flatMap((key, nth) => (key.includes('qui') ? nth + 1 : []));
  expect(holding.length).toBeGreaterThan(100);
  expect(found('x71x75x69')).toEqual(holding);
});
