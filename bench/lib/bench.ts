import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { wobble } from '../../testing/figures.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import { startServer } from '../../testing/system/server.ts';
import type { Chart } from './chart.ts';

export type Options = {
  /** Tiny sizes and few rounds: shows that everything works, measures nothing. */
  readonly isQuick: boolean;
  /** Adds what takes minutes, such as the install from an empty folder. */
  readonly isFull: boolean;
  /** Larger databases are left out: a million games take minutes to make. */
  readonly gamesMax: number;
  readonly seed: number;
};

export type Bench = {
  readonly title: string;
  readonly chart: Chart;
  /** Measures and answers the Markdown of its section. */
  run(options: Options): Promise<string>;
};

/** Progress goes to stderr, so that stdout carries the results alone. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Our built server as `npm start` runs it, with its log. */
export const startApp = (settings: Readonly<Record<string, string>>) =>
  startServer({ env: { LOG_LEVEL: 'info', ...settings } });

/** Gives our server with an empty database and a browser to the work, and ends both after it. */
export async function withPages<T>(
  work: (origin: string, browser: Browser) => Promise<T>,
  dataDir = scratchFolder('bench'),
): Promise<T> {
  const app = await startApp({ DATA_DIR: dataDir });
  const browser = await launchBrowser();
  try {
    return await work(app.origin, browser);
  } finally {
    await browser.close();
    await app.terminate();
    removeFolder(dataDir);
  }
}

const steadyWobble = 0.1;

/**
 * Measures `rounds` times, and again up to as often while the figures named by `watched` still
 * differ too much from round to round.
 */
export async function repeated<T>(
  rounds: number,
  measure: (round: number) => Promise<T>,
  watched: readonly ((result: T) => number)[],
): Promise<readonly T[]> {
  const results: T[] = [];
  const isSteady = () =>
    watched.every((figure) => wobble(results.map(figure)) <= steadyWobble || rounds === 1);
  while (results.length < rounds || (results.length < rounds * 2 && !isSteady())) {
    results.push(await measure(results.length + 1));
  }
  return results;
}

type Row = readonly (string | number)[];

/** Columns by their heads, each with what it says of an item. */
export type Columns<T> = Readonly<Record<string, (item: T) => string | number>>;

/** A table with a row for each of the items, which are named. */
export const tableOf = <T>(
  name: string,
  columns: Columns<T>,
  items: Iterable<readonly [name: string, item: T]>,
): string =>
  table(
    [name, ...Object.keys(columns)],
    [...items].map(([row, item]) => [row, ...Object.values(columns).map((cell) => cell(item))]),
  );

/** A Markdown table whose first column is a name and whose other columns are figures. */
export function table(head: readonly string[], rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
