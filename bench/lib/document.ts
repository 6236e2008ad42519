import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Bench } from './bench.ts';
import { barsOf, drawBars } from './chart.ts';

const open = (name: string) => `<!-- begin ${name} -->`;
const close = (name: string) => `<!-- end ${name} -->`;
const pictureOf = (name: string) => `pictures/bench-${name}.svg`;

const preface = `# Benchmarks

Written by \`npm run bench\`; tables and charts are not edited by hand. A figure is a median, followed in brackets by the lowest
and the highest run it was taken from; what differs much from run to run is measured up to twice as often. Rivals are
measured in the same run, taking turns, so compare within a table and read the ratios; the absolute figures belong to
the machine named under them.`;

type Titled = Pick<Bench, 'title' | 'chart'>;

/** What was written below the heading and the chart of a section. */
function bodyIn(document: string, name: string): string | undefined {
  const [, section] = document.split(`${open(name)}\n`);
  return section?.split(`\n${close(name)}`)[0]?.replace(/^## .*\n\n(!\[.*\n\n)?/, '');
}

/** Replaces the sections that were measured, leaves the others as they were, and draws every chart. */
export function updateDocument(
  path: string,
  benches: Readonly<Record<string, Titled>>,
  measured: ReadonlyMap<string, string>,
): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const sections = Object.entries(benches).flatMap(([name, { title, chart }]) => {
    const body = measured.get(name) ?? bodyIn(before, name);
    if (body === undefined) return [];
    writeFileSync(join(dirname(path), pictureOf(name)), drawBars(barsOf(body, chart), chart));
    const picture = `![${chart.title}](${pictureOf(name)})`;
    return `${open(name)}\n## ${title}\n\n${picture}\n\n${body}\n${close(name)}`;
  });
  writeFileSync(path, `${[preface, ...sections].join('\n\n')}\n`);
}
