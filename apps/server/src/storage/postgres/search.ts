import { LIMITS } from '@wheel/contract';
import type pg from 'pg';
import type { FoundGame } from '../engine.ts';
import { gramsToFind, START } from '../grams.ts';
import { TitleSample } from '../title-sample.ts';
import { BLOCK_BITS } from './migrations.ts';

const COLUMNS = 'id, title, quiz_id, owner, puzzle_count';
/** Up to here all titles beginning with a text are sorted; of more only the newest are looked for. */
const PREFIX_SORTED_MAX = 500;
/** Sorts behind every character that can follow. */
const LAST = '\u{10FFFF}';
const SAMPLE_MAX_AGE_MS = 60_000;
/** From this share of all titles on, a text is soon met by walking through the newest games. */
const COMMON = 0.025;

const newestTitles = {
  name: 'newest-titles',
  text: 'SELECT title_key FROM games WHERE is_public = 1 ORDER BY id DESC LIMIT $1',
};

const beginning = {
  name: 'search-beginning',
  text: `
    WITH beginning AS MATERIALIZED (
      SELECT id, title_key = $1 AS is_equal FROM games
      WHERE is_public = 1 AND title_key >= $1 AND title_key < $2
      ORDER BY title_key LIMIT ${PREFIX_SORTED_MAX + 1}
    ), best AS (
      SELECT id, is_equal FROM beginning ORDER BY is_equal DESC, id DESC LIMIT $3
    )
    SELECT ${COLUMNS}, (SELECT count(*) FROM beginning)::integer AS total
    FROM best JOIN games USING (id) ORDER BY is_equal DESC, id DESC`,
};

const equal = {
  name: 'search-equal',
  text: `SELECT ${COLUMNS} FROM games
    WHERE is_public = 1 AND title_key = $1 ORDER BY id DESC LIMIT $2`,
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

// OFFSET 0 keeps the planner from any other way than the gram index.
const byGrams = (tier: Tier) => ({
  name: `search-grams-${tier}`,
  text: `SELECT found.*
    FROM generate_series((SELECT max(id) >> ${BLOCK_BITS} FROM games), 0, -1) AS block
    CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT ${COLUMNS} FROM games
        WHERE is_public = 1 AND ${TIERS[tier]}
          AND title_grams(id, title_key) @> ARRAY[block || ':' || $3, block || ':' || $4]
        OFFSET 0
      ) AS matching
      ORDER BY id DESC LIMIT $2
    ) AS found
    LIMIT $2`,
});

const WALKS = { beginning: walk('beginning'), containing: walk('containing') };
const BY_GRAMS = { beginning: byGrams('beginning'), containing: byGrams('containing') };

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
    const [rarest, second = rarest] = gramsToFind(text, (gram) => sample.count(gram));
    return ask<FoundGame>(BY_GRAMS[tier], [key, limit, rarest, second]);
  }

  async function equalOrBeginning(key: string, limit: number): Promise<FoundGame[]> {
    if (sample.density(START + key) < COMMON) {
      const rows = await ask<FoundGame & { total: number }>(beginning, [key, key + LAST, limit]);
      if ((rows[0]?.total ?? 0) <= PREFIX_SORTED_MAX) return rows;
    }
    const found = await ask<FoundGame>(equal, [key, limit]);
    const room = limit - found.length;
    if (room > 0) found.push(...(await newest('beginning', START + key, key, room)));
    return found;
  }

  return {
    noteTitle: (titleKey: string) => sample.add(titleKey),
    async find(key: string): Promise<readonly FoundGame[]> {
      await keepSampleFresh();
      const found = await equalOrBeginning(key, LIMITS.searchResultsMax);
      const room = LIMITS.searchResultsMax - found.length;
      if (room > 0) found.push(...(await newest('containing', key, key, room)));
      return found;
    },
  };
}
