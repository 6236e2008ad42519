import { LIMITS } from '@wheel/contract';
import { IS_FOUND } from '../access.ts';
import type { FoundGame } from '../engine.ts';
import { gramsToFind, START } from '../grams.ts';
import { LANGUAGE } from '../language.ts';
import { literal, type Sql, sql } from '../sql.ts';

/**
 * 16,384 games: of a text that many titles have, few are fetched too many; for a text that few or none have, a million
 * games are 62 short look-ups.
 */
export const BLOCK_BITS = 14;

/**
 * A list of games by gram alone has no order, so each gram in the index carries the block of ids that its game is in (see
 * `title_grams` in migrations.ts). Blocks are asked one by one, newest first, until enough is found. OFFSET 0 keeps the planner
 * from any other way than the gram index.
 */
export function newestTitled(where: 'beginning' | 'containing', key: string): Sql<FoundGame> {
  const isBeginning = where === 'beginning';
  const grams = gramsToFind(isBeginning ? START + key : key);
  const matches = isBeginning
    ? sql`left(title_key, length(${key})) = ${key} AND title_key <> ${key}`
    : sql`strpos(title_key, ${key}) > 1`;
  return sql`
    SELECT found.*
    FROM (SELECT (max(id) >> ${literal(BLOCK_BITS)})::integer AS newest FROM games) AS blocks
    CROSS JOIN LATERAL generate_series(newest, 0, -1) AS block
    CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT id, title, quiz_id, owner, puzzle_count, ${LANGUAGE} AS language FROM games
        WHERE ${IS_FOUND} AND ${matches} AND title_grams(id, title_key) @> ARRAY(
          SELECT block || ':' || gram FROM unnest(${grams}::text[]) AS gram)
        OFFSET 0
      ) AS matching
      ORDER BY id DESC LIMIT ${literal(LIMITS.searchResultsMax)}
    ) AS found
    LIMIT ${literal(LIMITS.searchResultsMax)}`;
}
