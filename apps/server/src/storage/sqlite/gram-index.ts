import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { gramsOfTitle } from '../grams.ts';

/** Pages of the index merged with each new game: a millisecond or two when there is much to do. */
const PAGES_MERGED = 8;

/** Letters and digits only: neither the tokenizer nor the query syntax may see anything else. */
const codeOf = (character: string) => `x${character.codePointAt(0)?.toString(16)}`;
const asToken = (gram: string) => Array.from(gram, codeOf).join('');

/** What is stored for a title. */
export const tokensOfTitle = (titleKey: string) => [...gramsOfTitle(titleKey, codeOf)].join(' ');

/** The query for titles that have all of the grams. */
export const matchingAll = (grams: readonly string[]) =>
  grams.map((gram) => `"${asToken(gram)}"`).join(' AND ');

/**
 * Each new game is a segment of the index at first, and a search asks every segment. Left to itself
 * SQLite merges them now and then and much at once, while everybody waits.
 */
export function createGramWriter(connection: DatabaseSyncInstance) {
  const insert = connection.prepare('INSERT INTO title_grams (rowid, grams) VALUES (?, ?)');
  const merge = connection.prepare(
    `INSERT INTO title_grams (title_grams, rank) VALUES ('merge', ${PAGES_MERGED})`,
  );
  return (id: number | bigint, titleKey: string): void => {
    insert.run(id, tokensOfTitle(titleKey));
    merge.run();
  };
}
