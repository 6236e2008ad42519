import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { CORE, CORE_OF_SWITCH, codePoints, MARKS } from './font-parts.ts';

const require = createRequire(import.meta.url);
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/wheel');

/** Kerning, marks and ligatures, which browsers apply by themselves, and figures of one width. */
const FEATURES = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum'];

type Face = {
  readonly sheet: string;
  /** Limits of the weights that the styles use; every width stays. */
  readonly axes?: { readonly wght: { readonly min: number; readonly max: number } };
  /** What every page shows beyond English text. */
  readonly more?: string;
};
const FACES: readonly Face[] = [
  { sheet: '@fontsource-variable/anybody/wdth.css', axes: { wght: { min: 650, max: 900 } } },
  { sheet: '@fontsource-variable/instrument-sans/index.css', more: CORE_OF_SWITCH },
];

/**
 * Makes a style sheet of the two faces with the latin file of each in three parts: `core`, which all pages preload, `marks`,
 * which those in other languages than English preload, and the rest, which a browser fetches when it meets another letter.
 * Answers where the sheet is. It stays there until the fonts or this file change.
 */
export async function fontSheet(): Promise<string> {
  const sources = await Promise.all(FACES.map(({ sheet }) => readFile(require.resolve(sheet))));
  const key = createHash('sha256').update(await readFile(import.meta.filename));
  key.update(CORE + MARKS + CORE_OF_SWITCH);
  for (const source of sources) key.update(source);
  const folder = join(CACHE, `fonts-${key.digest('hex').slice(0, 12)}`);
  const sheet = join(folder, 'fonts.css');
  if (existsSync(sheet)) return sheet;

  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, 'draft-'));
  const rules: string[] = [];
  for (const face of FACES) rules.push(await writeFace(face, draft));
  await writeFile(join(draft, 'fonts.css'), rules.join('\n'));
  // Another build may have been faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return sheet;
}

const RULE = /@font-face \{[^}]*\}/g;
const FILE = /url\(\.\/files\/([^)]+)\)/;
const RANGE = /unicode-range: ([^;]+);/;

async function writeFace({ sheet, axes, more = '' }: Face, folder: string): Promise<string> {
  const path = require.resolve(sheet);
  const rules = (await readFile(path, 'utf8')).match(RULE) ?? [];
  const written = rules.map(async (rule) => {
    const name = FILE.exec(rule)?.[1] ?? '';
    const range = RANGE.exec(rule)?.[1] ?? '';
    const font = join(dirname(path), 'files', name);
    const pointTo = (file: string, characters: string) =>
      rule.replace(FILE, `url(./${file})`).replace(RANGE, `unicode-range: ${characters};`);
    if (!name.includes('-latin-wdth') && !name.includes('-latin-wght')) {
      await copyFile(font, join(folder, name));
      return pointTo(name, range);
    }
    const whole = await readFile(font);
    const coreRange = CORE + more;
    const core = new Set(codePoints(coreRange));
    const others = codePoints(range).filter((point) => !core.has(point));
    const marks = new Set(codePoints(MARKS));
    const parts = {
      core: [...core],
      marks: others.filter((point) => marks.has(point)),
      rest: others.filter((point) => !marks.has(point)),
    };
    const files = Object.entries(parts).map(async ([part, points]) => {
      const file = basename(name).replace('-latin-', `-${part}-`);
      const subset = await subsetFont(whole, String.fromCodePoint(...points), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        variationAxes: axes,
      });
      await writeFile(join(folder, file), subset);
      return pointTo(file, part === 'core' ? coreRange : rangeOf(points));
    });
    return (await Promise.all(files)).join('\n');
  });
  return (await Promise.all(written)).join('\n');
}

/** The shortest `unicode-range` of ascending code points. */
function rangeOf(points: readonly number[]): string {
  const hex = (point: number | undefined) => (point ?? 0).toString(16).toUpperCase();
  const runs: number[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1) === point - 1) run.push(point);
    else runs.push([point]);
  }
  return runs
    .map((run) => `U+${hex(run[0])}${run.length > 1 ? `-${hex(run.at(-1))}` : ''}`)
    .join(',');
}
