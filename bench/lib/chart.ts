import { plain } from '../../testing/figures.ts';

/** Which figures of a section its chart shows: those of one column, in every table that has it. */
export type Chart = {
  readonly title: string;
  readonly column: string;
  /** Names of the rows; all of them where nothing is said. */
  readonly rows?: RegExp;
  /** A line across the bars. */
  readonly limit?: { readonly name: string; readonly value: number };
};

type Bar = { readonly name: string; readonly value: number; readonly isOurs: boolean };

const cellsOf = (line: string) => line.slice(2, -2).split(' | ');

/** The bars of a section's tables. A row without a figure in that column has none. */
export function barsOf(section: string, { column, rows = /./ }: Chart): readonly Bar[] {
  const tables = section
    .split('\n\n')
    .filter((part) => part.startsWith('| '))
    .map((part) => part.split('\n').map(cellsOf))
    .filter(([head]) => head?.includes(column));
  const bars = tables.flatMap(([head = [], , ...lines]) =>
    lines.map((cells) => ({
      name: [cells[0], ...(tables.length > 1 ? [head[0]] : [])].join(' · ').replaceAll('`', ''),
      value: Number.parseFloat((cells[head.indexOf(column)] ?? '').replace(/[*,]/g, '')),
      isOurs: cells[0]?.startsWith('ours') ?? false,
    })),
  );
  const shown = bars.filter(({ name, value }) => rows.test(name) && Number.isFinite(value));
  const hasRivals = shown.some(({ isOurs }) => isOurs);
  return hasRivals ? shown : shown.map((bar) => ({ ...bar, isOurs: true }));
}

const WIDTH = 800;
const NAMES = 350;
const LONGEST = 380;
const ROW = 24;
const TOP = 44;

const STYLE = `text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.title { font-weight: 600; font-size: 15px }
.bar { fill: #a8b1ba } .ours { fill: #0a7f8c } .bold { font-weight: 600 }
line { stroke: #c4432b; stroke-dasharray: 4 3 } .limit { fill: #c4432b }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .bar { fill: #5b6570 } .ours { fill: #3fc1cf }
  line { stroke: #ff8b73 } .limit { fill: #ff8b73 }
}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A bar chart that is readable on a light and on a dark page; our own bars stand out. */
export function drawBars(bars: readonly Bar[], { title, limit }: Chart): string {
  const most = Math.max(...bars.map(({ value }) => value), limit?.value ?? 0) || 1;
  const hasRivals = bars.some(({ isOurs }) => !isOurs);
  const lengthOf = (value: number) => Math.max(1, Math.round((value / most) * LONGEST));
  const bottom = TOP + bars.length * ROW;
  const rows = bars.map(({ name, value, isOurs }, at) => {
    const y = TOP + at * ROW;
    const weight = isOurs && hasRivals ? ' class="bold"' : '';
    return [
      `<text x="${NAMES - 8}" y="${y + 15}" text-anchor="end"${weight}>${escaped(name)}</text>`,
      `<rect x="${NAMES}" y="${y + 2}" width="${lengthOf(value)}" height="${ROW - 6}" rx="2" class="${isOurs ? 'ours' : 'bar'}"/>`,
      `<text x="${NAMES + lengthOf(value) + 6}" y="${y + 15}"${weight}>${plain(value)}</text>`,
    ].join('\n');
  });
  const x = NAMES + lengthOf(limit?.value ?? 0);
  const line = limit && [
    `<line x1="${x}" y1="${TOP - 4}" x2="${x}" y2="${bottom}"/>`,
    `<text x="${x}" y="${bottom + 16}" text-anchor="middle" class="limit">${escaped(limit.name)}</text>`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + (limit ? 24 : 8)}" role="img" aria-label="${escaped(title)}">`,
    `<style>\n${STYLE}\n</style>`,
    `<text x="8" y="24" class="title">${escaped(title)}</text>`,
    ...rows,
    ...(line ?? []),
    '</svg>\n',
  ].join('\n');
}
