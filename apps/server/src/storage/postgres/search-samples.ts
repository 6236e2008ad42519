import { TitleSample } from '../title-sample.ts';
import { newestTitles, titlesOfAllTimes } from './search-statements.ts';

const MAX_AGE_MS = 60_000;
/** A text in none of these is in fewer than some 1,500 of a million titles. */
const OF_ALL_TIMES = 2000;

type Ask = <Row extends object>(
  query: { name: string; text: string },
  values: unknown[],
) => Promise<Row[]>;

/** Titles from which a search can tell how common a text is, now and over all the years. */
export function createTitleSamples(ask: Ask) {
  const newest = new TitleSample();
  const ofAllTimes = new TitleSample(OF_ALL_TIMES);
  let takenAt = Number.NEGATIVE_INFINITY;
  let firstTaken: Promise<void> | null = null;

  async function refill(sample: TitleSample, query: { name: string; text: string }) {
    const rows = await ask<{ title_key: string }>(query, [sample.size]);
    sample.fill(rows.map(({ title_key }) => title_key));
  }
  async function take() {
    takenAt = performance.now();
    await Promise.all([refill(newest, newestTitles), refill(ofAllTimes, titlesOfAllTimes)]);
  }

  return {
    newest,
    ofAllTimes,
    /** Waits for the first samples only; later the old ones serve while new ones are taken. */
    async keepFresh(): Promise<void> {
      if (firstTaken && performance.now() - takenAt >= MAX_AGE_MS) {
        // The search itself meets the same trouble and tells it.
        take().catch(() => {});
      }
      firstTaken ??= take().catch((error: unknown) => {
        firstTaken = null;
        throw error;
      });
      await firstTaken;
    },
  };
}
