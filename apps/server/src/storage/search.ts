import { LIMITS, type SearchResult } from '@wheel/contract';
import { IS_FOUND, OWNER_EXISTS } from './access.ts';
import type { Engine, FoundGame } from './engine.ts';
import { foldTitle, TITLE_KEY_MAX } from './fold.ts';
import { LANGUAGE } from './language.ts';
import { literal, sql } from './sql.ts';

const FOUND_MAX = LIMITS.searchResultsMax;
/** Sorts behind every character that can follow. */
const LAST = '\u{10FFFF}';
/**
 * So many titles beginning with a text are fetched and sorted in about a millisecond. Of more, the newest ones are
 * soon met among the games that the grams find.
 */
const SORTED_MAX = 2000;

const COLUMNS = sql`games.id, title, quiz_id, owner, puzzle_count, ${LANGUAGE} AS language`;

const isEqualOrBeginning = (key: string) => sql`
  is_public = 1 AND title_key >= ${key} AND title_key < ${key + LAST}`;

/** Up to one more than are sorted: counting takes a tenth of the time of sorting in vain. */
const countEqualOrBeginning = (key: string) => sql<{ total: number }>`
  SELECT count(*) AS total FROM (
    SELECT 1 FROM games WHERE ${isEqualOrBeginning(key)} LIMIT ${literal(SORTED_MAX + 1)}
  ) AS first_ones`;

const equalOrBeginning = (key: string) => sql<FoundGame>`
  SELECT ${COLUMNS}
  FROM (
    SELECT id, title_key <> ${key} AS is_longer FROM games
    WHERE ${isEqualOrBeginning(key)}
    ORDER BY is_longer, id DESC LIMIT ${literal(FOUND_MAX)}
  ) AS best INNER JOIN games ON games.id = best.id
  WHERE ${OWNER_EXISTS}
  ORDER BY is_longer, games.id DESC`;

const equal = (key: string) => sql<FoundGame>`
  SELECT ${COLUMNS} FROM games WHERE ${IS_FOUND} AND title_key = ${key}
  ORDER BY id DESC LIMIT ${literal(FOUND_MAX)}`;

/** Titles that are the text come first, then those that begin with it, then those that hold it; each newest first. Blank text finds nothing. */
export async function searchGames(engine: Engine, text: string): Promise<readonly SearchResult[]> {
  const key = foldTitle(text.trim()).trim();
  // No title holds a NUL, and neither database could be asked for one.
  if (key === '' || key.length > TITLE_KEY_MAX || text.includes('\0')) return [];

  const [beginning] = await engine.read(countEqualOrBeginning(key));
  const isSorted = (beginning?.total ?? 0) <= SORTED_MAX;
  const found = await engine.read(isSorted ? equalOrBeginning(key) : equal(key));
  if (!isSorted && found.length < FOUND_MAX)
    found.push(...(await engine.newestTitled('beginning', key)));
  if (found.length < FOUND_MAX) found.push(...(await engine.newestTitled('containing', key)));
  return found.slice(0, FOUND_MAX).map(({ title, quiz_id, owner, puzzle_count, language }) => ({
    gameTitle: title,
    quizId: quiz_id,
    username: owner,
    puzzleCount: puzzle_count,
    language,
  }));
}
