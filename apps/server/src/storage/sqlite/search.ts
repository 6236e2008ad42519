import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { LIMITS } from '@wheel/contract';
import type { FoundGame } from '../engine.ts';
import { gramsToFind, START } from '../grams.ts';
import { TitleSample } from '../title-sample.ts';
import { matchingAll } from './gram-index.ts';

const COLUMNS = 'id, title, quiz_id, owner, puzzle_count';
/** Written out in each query: SQLite plans a query anew each time its limit is a parameter. */
const LIMIT = LIMITS.searchResultsMax;
/** Up to here all titles beginning with a text are sorted; more of them are walked newest first. */
const PREFIX_SORTED_MAX = 200;
/** Sorts behind every character that can follow. */
const LAST = '\u{10FFFF}';

export function createSqliteSearch(connection: DatabaseSyncInstance) {
  const sample = new TitleSample();
  sample.fill(
    connection
      .prepare('SELECT title_key FROM games WHERE is_public = 1 ORDER BY id DESC LIMIT ?')
      .all(sample.size)
      .map(({ title_key }: { title_key: string }) => title_key),
  );

  const equal = connection.prepare(
    `SELECT ${COLUMNS} FROM games
     WHERE is_public = 1 AND title_key = ? ORDER BY id DESC LIMIT ${LIMIT}`,
  );
  const beginningIds = connection.prepare(
    `SELECT id FROM games INDEXED BY games_by_title
     WHERE is_public = 1 AND title_key > ? AND title_key < ? LIMIT ${PREFIX_SORTED_MAX + 1}`,
  );
  const byIds = connection.prepare(
    `SELECT games.${COLUMNS} FROM json_each(?) CROSS JOIN games ON games.id = value`,
  );
  // CROSS JOIN keeps the walk through the gram lists outside, where it runs newest first and stops early.
  const byGrams = (condition: string) =>
    connection.prepare(
      `SELECT ${COLUMNS} FROM title_grams CROSS JOIN games ON games.id = title_grams.rowid
       WHERE title_grams MATCH @grams AND ${condition}
       ORDER BY title_grams.rowid DESC LIMIT ${LIMIT}`,
    );
  const beginning = byGrams('instr(title_key, @key) = 1 AND title_key <> @key');
  const containing = byGrams('instr(title_key, @key) > 1');

  const rarestIn = (text: string) => matchingAll(gramsToFind(text, (gram) => sample.count(gram)));

  function newestBeginning(key: string): FoundGame[] {
    const ids: number[] = beginningIds.all(key, key + LAST).map(({ id }: { id: number }) => id);
    if (ids.length > PREFIX_SORTED_MAX) {
      return beginning.all({ key, grams: rarestIn(START + key) });
    }
    const newest = ids.sort((a, b) => b - a).slice(0, LIMIT);
    return byIds.all(JSON.stringify(newest));
  }

  return {
    noteTitle: (titleKey: string) => sample.add(titleKey),
    find(key: string): readonly FoundGame[] {
      const found: FoundGame[] = equal.all(key);
      if (found.length < LIMIT) found.push(...newestBeginning(key));
      if (found.length < LIMIT) found.push(...containing.all({ key, grams: rarestIn(key) }));
      return found.slice(0, LIMIT);
    },
  };
}
