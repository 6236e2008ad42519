import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterBuild } from './after-build.ts';
import { styleLayers } from './style-layers.ts';

const PROGRAM = 'prerender.mjs';
/** What React writes in the place of a part that threw. */
const FAILED = '<!--$!-->';
const EMPTY_ROOT = '<div id="root"></div>';

type Settings = {
  /** Exports `draw`, which gives the content of a page by its address. */
  readonly source: string;
  readonly template: string;
  /** Files to write by the address they are drawn for, with the modules that their screen loads. */
  readonly pages: Readonly<Record<string, { readonly path: string; readonly loads?: string }>>;
  /** Where the template goes, for addresses without a page of their own. */
  readonly shell?: string;
};

/**
 * Writes pages that come with their content, so that they are seen before any script runs. Script takes over the one that is
 * called `index.html`, with what was typed in it; the others it draws anew, so nothing in them can be used before.
 */
export const prerender = ({ source, template, pages, shell }: Settings) =>
  afterBuild('prerender', async ({ root, outDir }) => {
    const empty = await readFile(join(outDir, template), 'utf8');
    if (shell) await writeFile(join(outDir, shell), empty);
    if (!empty.includes(EMPTY_ROOT)) return;
    const manifest: Manifest = JSON.parse(
      await readFile(join(outDir, '.vite/manifest.json'), 'utf8').catch(() => '{}'),
    );
    const draw = await programOf(root, source);
    for (const [file, { path, loads }] of Object.entries(pages)) {
      const isHydrated = file === 'index.html';
      const inert = isHydrated ? '' : ' inert';
      const drawn = await draw(path);
      // A password manager, or a program that steers the page, must not fill fields that are about to go.
      const content = isHydrated ? drawn : drawn.replace(/<(?:input|textarea) /g, '$&readonly ');
      const links = loads === undefined ? [] : linksOf(manifest, loads);
      const page = empty
        .replace(EMPTY_ROOT, () => `<div id="root"${inert}>${content}</div>`)
        .replace('</head>', () =>
          [...links.filter((link) => !empty.includes(link)), '</head>'].join('\n'),
        );
      await mkdir(dirname(join(outDir, file)), { recursive: true });
      await writeFile(join(outDir, file), page);
    }
  });

/** Builds the program of the pages for Node, whole, and loads it from a folder that is gone afterwards. */
async function programOf(root: string, source: string): Promise<(path: string) => Promise<string>> {
  const outDir = await mkdtemp(join(tmpdir(), 'wheel-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      // The layers belong to the text from which the names of the styles' classes are drawn.
      plugins: [styleLayers()],
      ssr: { noExternal: true },
      build: {
        ssr: source,
        outDir,
        rolldownOptions: { output: { entryFileNames: PROGRAM, codeSplitting: false } },
      },
    });
    const program: { draw(path: string): Promise<string> } = await import(
      pathToFileURL(join(outDir, PROGRAM)).href
    );
    return async (path) => {
      const content = await program.draw(path);
      if (content.includes(FAILED)) throw new Error(`${path} cannot be drawn without a browser.`);
      // React adds a preload for the mark in the header, which has no hurry. The policy allows no styles inside a page.
      return content.replace(/^(?:<link[^>]*>)+/, '').replace(/ style="[^"]*"/g, '');
    };
  } finally {
    await rm(outDir, { recursive: true });
  }
}

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** Fetches the modules and styles of a lazy screen together with the page, not one after the other. */
function linksOf(manifest: Manifest, source: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  visit(source);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  if (chunks.length === 0) throw new Error(`The build has no ${source}.`);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(
      ({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ];
}
