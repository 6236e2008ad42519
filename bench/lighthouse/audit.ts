import { once } from 'node:events';
import { browserFlags } from '../../testing/browser/find-browser.ts';
import { browserPath } from '../../testing/browser/launch.ts';
import { startChild } from '../../testing/system/own.ts';
import { say } from '../lib/bench.ts';
import { peersFolder } from '../lib/peer-pages.ts';

export type Audit = {
  /** Out of 100. */
  readonly performance: number;
  /** The lowest of accessibility, best practices and search engines, out of 100. */
  readonly rest: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly mainThreadMs: number;
  /** How far things jump while the page loads; Lighthouse's own figure. */
  readonly shift: number;
  readonly bytes: number;
};

type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

const program = `${peersFolder}/node_modules/lighthouse/cli/index.js`;
const mostTries = 3;

/** One visit by Lighthouse as it comes: a fresh browser and its mobile profile. */
export async function audit(address: string): Promise<Audit> {
  for (let tries = 1; ; tries++) {
    try {
      return readReport(await reportOn(address));
    } catch (error) {
      // Now and then the browser's trace lacks its beginning, and Lighthouse asks to be run again.
      if (tries === mostTries) throw error;
      say(`  once more: ${String(error)}`);
    }
  }
}

async function reportOn(address: string): Promise<string> {
  const flags = ['--headless=new', ...browserFlags].join(' ');
  const args = [program, address, '--output=json', '--quiet', '--no-enable-error-reporting'];
  const child = startChild(process.execPath, [...args, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: browserPath() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return Buffer.concat(chunks).toString();
}

export function readReport(text: string): Audit {
  const { runtimeError, categories, audits }: Report = JSON.parse(text);
  if (runtimeError) throw new Error(`Lighthouse saw no page: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    rest: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    mainThreadMs: figure('mainthread-work-breakdown'),
    shift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  };
}
