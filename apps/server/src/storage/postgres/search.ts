import { LIMITS } from '@wheel/contract';
import type pg from 'pg';
import type { FoundGame } from '../engine.ts';
import { gramsToFind, START } from '../grams.ts';
import { TitleSample } from '../title-sample.ts';
import { BLOCK_BITS } from './migrations.ts';

const COLUMNS = 'id, title, quiz_id, owner, puzzle_count';
/** Up to here all titles beginning with a text are sorted; of more only the newest are looked for. */
const PREFIX_SORTED_MAX = 100;
/** Sorts behind every character that can follow. */
const LAST = '\u{10FFFF}';
const SAMPLE_MAX_AGE_MS = 60_000;
/** From this share of all titles on, a text is met sooner by walking through the newest games. */
const COMMON = 0.07;

const newestTitles = {
  name: 'newest-titles',
  text: 'SELECT title_key FROM games WHERE is_public = 1 ORDER BY id DESC LIMIT $1',
};

// Has a row without a game when there is none, because the number of beginning ones is still told.
const equalOrBeginning = {
  name: 'search-equal-or-beginning',
  text: `
    WITH equal AS (
      SELECT id FROM games WHERE is_public = 1 AND title_key = $1 ORDER BY id DESC LIMIT $3
    ), beginning AS MATERIALIZED (
      SELECT id FROM games WHERE is_public = 1 AND title_key > $1 AND title_key < $2
      ORDER BY title_key LIMIT ${PREFIX_SORTED_MAX + 1}
    ), counted AS (
      SELECT count(*)::integer AS total FROM beginning
    ), best AS (
      SELECT id, true AS is_equal FROM equal
      UNION ALL
      SELECT id, false FROM beginning, counted WHERE total <= ${PREFIX_SORTED_MAX}
      ORDER BY is_equal DESC, id DESC LIMIT $3
    )
    SELECT ${COLUMNS}, total
    FROM counted LEFT JOIN (best JOIN games USING (id)) ON true ORDER BY is_equal DESC, id DESC`,
};

/** The conditions that keep a game out which an earlier, better list already has. */
const TIERS = {
  beginning: 'left(title_key, length($1)) = $1 AND title_key <> $1',
  containing: 'strpos(title_key, $1) > 1',
} as const;
type Tier = keyof typeof TIERS;

// The inner LIMIT keeps the planner from any other way than walking the newest games.
const walk = (tier: Tier) => ({
  name: `search-walk-${tier}`,
  text: `SELECT ${COLUMNS} FROM (
      SELECT ${COLUMNS}, title_key FROM games WHERE is_public = 1 ORDER BY id DESC LIMIT $3
    ) AS newest
    WHERE ${TIERS[tier]} ORDER BY id DESC LIMIT $2`,
});

/**
 * How many blocks back each step of a search looks. The first steps are small, because a common text
 * has its fill in them; the later ones are larger, because asking for each block alone takes longer,
 * and have an end, because a text that was common once would bring too many games at once.
 */
const STEPS = `
  SELECT * FROM (VALUES (0, 0), (1, 1), (2, 3)) AS near (nearest, farthest)
  WHERE nearest <= block
  UNION ALL
  SELECT nearest, nearest + 3 FROM generate_series(4, block, 4) AS far (nearest)`;

const hasGram = (gram: string) => `title_grams(id, title_key) && ARRAY(
          SELECT (block - back) || ':' || ${gram}
          FROM generate_series(nearest, farthest) AS blocks (back))`;

// OFFSET 0 keeps the planner from any other way than the gram index.
const byGrams = (tier: Tier, grams: readonly string[]) => ({
  name: `search-grams-${tier}-${grams.length}`,
  text: `SELECT found.*
    FROM (SELECT (max(id) >> ${BLOCK_BITS})::integer AS block FROM games) AS newest
    CROSS JOIN LATERAL (${STEPS}) AS steps
    CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT ${COLUMNS} FROM games
        WHERE is_public = 1 AND ${TIERS[tier]} AND ${grams.map(hasGram).join(' AND ')}
        OFFSET 0
      ) AS matching
      ORDER BY id DESC LIMIT $2
    ) AS found
    LIMIT $2`,
});

const WALKS = { beginning: walk('beginning'), containing: walk('containing') };
const BY_GRAM = {
  beginning: byGrams('beginning', ['$3']),
  containing: byGrams('containing', ['$3']),
};
const BY_TWO_GRAMS = {
  beginning: byGrams('beginning', ['$3', '$4']),
  containing: byGrams('containing', ['$3', '$4']),
};

export function createPostgresSearch(pool: pg.Pool) {
  const sample = new TitleSample();
  let sampledAt = Number.NEGATIVE_INFINITY;

  async function ask<Row extends object>(query: { name: string; text: string }, values: unknown[]) {
    const { rows } = await pool.query<Row>({ ...query, values });
    return rows;
  }

  async function keepSampleFresh() {
    if (performance.now() - sampledAt < SAMPLE_MAX_AGE_MS) return;
    sampledAt = performance.now();
    const newest = await ask<{ title_key: string }>(newestTitles, [TitleSample.size]);
    sample.fill(newest.map(({ title_key }) => title_key));
  }

  /** The newest matches: a walk soon meets enough of a common text, and grams lead to any other. */
  async function newest(
    tier: Tier,
    text: string,
    key: string,
    limit: number,
  ): Promise<FoundGame[]> {
    const density = sample.density(text);
    if (density >= COMMON) {
      const steps = Math.ceil((2 * limit) / density);
      const found = await ask<FoundGame>(WALKS[tier], [key, limit, steps]);
      if (found.length === limit) return found;
    }
    const [rarest = text, second] = gramsToFind(text, (gram) => sample.count(gram));
    const isRare = second === undefined || sample.count(rarest) === 0;
    return isRare
      ? ask<FoundGame>(BY_GRAM[tier], [key, limit, rarest])
      : ask<FoundGame>(BY_TWO_GRAMS[tier], [key, limit, rarest, second]);
  }

  async function best(key: string, limit: number): Promise<FoundGame[]> {
    const rows = await ask<Partial<FoundGame> & { total: number }>(equalOrBeginning, [
      key,
      key + LAST,
      limit,
    ]);
    const found = rows.filter((row): row is FoundGame & { total: number } => row.id !== null);
    const room = limit - found.length;
    if (room === 0 || (rows[0]?.total ?? 0) <= PREFIX_SORTED_MAX) return found;
    return [...found, ...(await newest('beginning', START + key, key, room))];
  }

  return {
    noteTitle: (titleKey: string) => sample.add(titleKey),
    async find(key: string): Promise<readonly FoundGame[]> {
      await keepSampleFresh();
      const found = await best(key, LIMITS.searchResultsMax);
      const room = LIMITS.searchResultsMax - found.length;
      if (room > 0) found.push(...(await newest('containing', key, key, room)));
      return found;
    },
  };
}
