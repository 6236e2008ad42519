import { LIMITS } from '@wheel/contract';
import type pg from 'pg';
import type { FoundGame } from '../engine.ts';
import { gramsToFind, START } from '../grams.ts';
import { createTitleSamples } from './search-samples.ts';
import {
  BY_GRAM,
  BY_TWO_GRAMS,
  containingByTrigrams,
  equalOrBeginning,
  PREFIX_SORTED_MAX,
  type Tier,
  WALKS,
} from './search-statements.ts';

/** Sorts behind every character that can follow. */
const LAST = '\u{10FFFF}';
/** From this share of the newest titles on, a text is met sooner by walking through them. */
const COMMON = 0.07;
/** Up to this share of all titles, the list of a trigram is read through in no time. */
const RARE_TRIGRAM = 0.02;
const TRIGRAMS_COMPARED_MAX = 8;

/** Some of what pg_trgm makes trigrams of, whatever the locale of the database. */
const trigramsIn = (text: string) =>
  Array.from(text.matchAll(/(?=([a-z0-9]{3}))/g), ([, trigram]) => trigram ?? '').slice(
    0,
    TRIGRAMS_COMPARED_MAX,
  );

const asPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export function createPostgresSearch(pool: pg.Pool) {
  async function ask<Row extends object>(query: { name: string; text: string }, values: unknown[]) {
    const { rows } = await pool.query<Row>({ ...query, values });
    return rows;
  }
  const samples = createTitleSamples(ask);

  /** So few titles hold the text that all of them can be fetched, whenever they were made. */
  const isRare = (text: string) =>
    !samples.ofAllTimes.has(text) &&
    trigramsIn(text).some((trigram) => samples.ofAllTimes.density(trigram) <= RARE_TRIGRAM);

  /** The newest games of a tier; `text` is what their titles contain when marked with their start. */
  async function newest(
    tier: Tier,
    text: string,
    key: string,
    limit: number,
  ): Promise<FoundGame[]> {
    const density = samples.newest.density(text);
    if (density >= COMMON) {
      const steps = Math.ceil((2 * limit) / density);
      const found = await ask<FoundGame>(WALKS[tier], [key, limit, steps]);
      if (found.length === limit) return found;
    }
    const [rarest = text, second] = gramsToFind(text, (gram) => samples.newest.count(gram));
    return second === undefined || !samples.newest.has(rarest)
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
    noteTitle: (titleKey: string) => samples.newest.add(titleKey),
    async find(key: string): Promise<readonly FoundGame[]> {
      await samples.keepFresh();
      const found = await best(key, LIMITS.searchResultsMax);
      const room = LIMITS.searchResultsMax - found.length;
      if (room === 0) return found;
      const others = isRare(key)
        ? await ask<FoundGame>(containingByTrigrams, [key, room, asPattern(key)])
        : await newest('containing', key, key, room);
      return [...found, ...others];
    },
  };
}
