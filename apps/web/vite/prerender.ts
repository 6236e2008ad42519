import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { directionOf } from '../src/words/direction.ts';
import { afterBuild } from './after-build.ts';
import { drawingProgram } from './drawing-program.ts';
import { fontPart } from './font-parts.ts';
import { linksTo } from './links.ts';
import { fileIn, translated, withoutLanguage } from './page-texts.ts';

const EMPTY_ROOT = '<div id="root"></div>';
const START = 'index.html';
const MANIFEST = 'manifest.webmanifest';

type Settings = {
  /** Exports what `drawingProgram` names. */
  readonly source: string;
  readonly template: string;
  /** Files to write by the address they are drawn for, with the modules that their screen loads. */
  readonly pages: Readonly<Record<string, { readonly path: string; readonly loads?: string }>>;
  /** Where the template goes, for addresses without a page of their own. */
  readonly shell?: string;
  /** Where the template goes without a language, for pages that come from no server. */
  readonly offline?: string;
};

/**
 * Writes pages that come with their content, in every language, so that they are seen before any script runs. Script takes
 * over the one that is called `index.html`, with what was typed in it; the others it draws anew, so nothing in them can be
 * used before.
 */
export const prerender = ({ source, template, pages, shell, offline }: Settings) =>
  afterBuild('prerender', async ({ root, outDir, bundle }) => {
    const put = async (file: string, content: string) => {
      await mkdir(dirname(join(outDir, file)), { recursive: true });
      await writeFile(join(outDir, file), content);
    };
    const english = await readFile(join(outDir, template), 'utf8');
    if (shell) await put(shell, english);
    if (offline) await put(offline, withoutLanguage(english));
    if (!english.includes(EMPTY_ROOT)) return;

    const program = await drawingProgram(root, source);
    const texts = await program.textsIn('en');
    for (const language of program.languages) {
      const dir = directionOf(language);
      const own = { language, dir, english: texts, texts: await program.textsIn(language) };
      const links = (loads?: string) => linksTo({ bundle, root, source: loads, language });
      const empty = withLinks(translated(english, own), links());
      if (shell) await put(fileIn(shell, language), empty);
      for (const [file, { path, loads }] of Object.entries(pages)) {
        const drawn = await program.draw(path, language);
        const hasMarks = [...drawn].some((character) => fontPart(character) === 'marks');
        const fonts = hasMarks ? fontLinks(bundle) : [];
        const page = withLinks(empty, [...fonts, ...(loads === undefined ? [] : links(loads))]);
        await put(fileIn(file, language), filled(page, drawn, file === START));
      }
      if (language !== 'en' && program.manifestIn) {
        const manifest = JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8'));
        const inLanguage = { ...manifest, ...program.manifestIn(language) };
        await put(fileIn(MANIFEST, language), JSON.stringify(inLanguage, null, 2));
      }
    }
  });

const MARKS = /-marks-.*\.woff2$/;

/** Without them the letters with marks come late, and what they stand in moves. */
const fontLinks = (bundle: object) =>
  Object.keys(bundle)
    .filter((file) => MARKS.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);

/** A page with links to what it does not name yet. */
function withLinks(page: string, links: readonly string[]): string {
  const isNew = (link: string) => !page.includes(/"\/[^"]+"/.exec(link)?.[0] ?? link);
  return page.replace('</head>', () => [...links.filter(isNew), '</head>'].join('\n'));
}

function filled(page: string, drawn: string, isHydrated: boolean): string {
  // A password manager, or a program that steers the page, must not fill fields that are about to go.
  const content = isHydrated ? drawn : drawn.replace(/<(?:input|textarea) /g, '$&readonly ');
  const inert = isHydrated ? '' : ' inert';
  return page.replace(EMPTY_ROOT, () => `<div id="root"${inert}>${content}</div>`);
}
