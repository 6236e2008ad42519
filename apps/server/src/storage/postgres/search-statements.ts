import { BLOCK_BITS } from './migrations.ts';

const COLUMNS = 'id, title, quiz_id, owner, puzzle_count';
/** Up to here all titles beginning with a text are sorted; of more only the newest are looked for. */
export const PREFIX_SORTED_MAX = 100;

export const newestTitles = {
  name: 'newest-titles',
  text: 'SELECT title_key FROM games WHERE is_public = 1 ORDER BY id DESC LIMIT $1',
};

export const titlesOfAllTimes = {
  name: 'titles-of-all-times',
  text: `
    SELECT title_key
    FROM (SELECT max(id) AS last, greatest(max(id) / $1, 1) AS step FROM games) AS ids
    CROSS JOIN LATERAL generate_series(1, last, step) AS points (point)
    CROSS JOIN LATERAL (
      SELECT title_key FROM games WHERE is_public = 1 AND id >= point ORDER BY id LIMIT 1
    ) AS nearest`,
};

// Has a row without a game when there is none, because the number of beginning ones is still told.
export const equalOrBeginning = {
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
export type Tier = keyof typeof TIERS;

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

// Sorts all that pg_trgm finds, so it is for texts that few titles hold. OFFSET 0 as above.
export const containingByTrigrams = {
  name: 'search-trigrams',
  text: `SELECT ${COLUMNS} FROM (
      SELECT ${COLUMNS} FROM games
      WHERE is_public = 1 AND title_key LIKE $3 AND ${TIERS.containing}
      OFFSET 0
    ) AS matching
    ORDER BY id DESC LIMIT $2`,
};

export const WALKS = { beginning: walk('beginning'), containing: walk('containing') };
export const BY_GRAM = {
  beginning: byGrams('beginning', ['$3']),
  containing: byGrams('containing', ['$3']),
};
export const BY_TWO_GRAMS = {
  beginning: byGrams('beginning', ['$3', '$4']),
  containing: byGrams('containing', ['$3', '$4']),
};
