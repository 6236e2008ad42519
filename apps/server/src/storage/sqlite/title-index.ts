import { LIMITS } from '@wheel/contract';
import { IS_FOUND } from '../access.ts';
import type { FoundGame, IndexedTitle } from '../engine.ts';
import { gramsOfTitle, gramsToFind, START } from '../grams.ts';
import { LANGUAGE } from '../language.ts';
import { literal, type Sql, sql } from '../sql.ts';

/**
 * Each write makes a segment of the index, and a search asks every segment. Left to itself SQLite merges them now and
 * then and much at once, while everybody waits; so each write merges some pages, a millisecond or two when there is much to do.
 */
const PAGES_MERGED = 8;

/** Letters and digits only: neither the tokenizer nor the query syntax may see anything else. */
const asToken = (gram: string) =>
  Array.from(gram, (character) => `x${character.codePointAt(0)?.toString(16)}`).join('');

/** What FTS5 is given for a title: its grams as words. */
export const tokensOf = (titleKey: string) => gramsOfTitle(titleKey).map(asToken).join(' ');

export const addTitle = ({ id, titleKey }: IndexedTitle) =>
  sql`INSERT INTO title_grams (rowid, grams) VALUES (${id}, ${tokensOf(titleKey)})`;

/** The index keeps no text, so it has to be told what to forget. */
export const removeTitle = ({ id, titleKey }: IndexedTitle) =>
  sql`INSERT INTO title_grams (title_grams, rowid, grams) VALUES ('delete', ${id}, ${tokensOf(titleKey)})`;

export const mergeSome = sql`
  INSERT INTO title_grams (title_grams, rank) VALUES ('merge', ${literal(PAGES_MERGED)})`;

/** FTS5 keeps the games of each gram in order, so that the walk goes newest first and stops early. CROSS JOIN keeps it outside. */
export function newestTitled(where: 'beginning' | 'containing', key: string): Sql<FoundGame> {
  const isBeginning = where === 'beginning';
  const grams = gramsToFind(isBeginning ? START + key : key).map((gram) => `"${asToken(gram)}"`);
  const matches = isBeginning
    ? sql`instr(title_key, ${key}) = 1 AND title_key <> ${key}`
    : sql`instr(title_key, ${key}) > 1`;
  return sql`
    SELECT id, title, quiz_id, owner, puzzle_count, ${LANGUAGE} AS language
    FROM title_grams CROSS JOIN games ON games.id = title_grams.rowid
    WHERE title_grams MATCH ${grams.join(' AND ')} AND ${IS_FOUND} AND ${matches}
    ORDER BY title_grams.rowid DESC LIMIT ${literal(LIMITS.searchResultsMax)}`;
}
