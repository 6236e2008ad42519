import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterBuild } from './after-build.ts';
import { styleLayers } from './style-layers.ts';

const SOURCE = 'src/app/prerender.tsx';
const PROGRAM = 'prerender.mjs';
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Puts the start screen's content into `index.html`, so that it is there before any script. The empty page, which every
 * other address gets, becomes `shell.html`.
 */
export const prerender = () =>
  afterBuild('prerender', async ({ root, outDir }) => {
    const page = join(outDir, 'index.html');
    const shell = await readFile(page, 'utf8');
    await writeFile(join(outDir, 'shell.html'), shell);
    if (!shell.includes(EMPTY_ROOT)) return;
    const content = await startPage(root);
    await writeFile(
      page,
      shell.replace(EMPTY_ROOT, () => `<div id="root">${content}</div>`),
    );
  });

/** Builds the page's own program for Node, whole, and runs it from a folder that is gone afterwards. */
async function startPage(root: string): Promise<string> {
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
        ssr: SOURCE,
        outDir,
        rolldownOptions: { output: { entryFileNames: PROGRAM, codeSplitting: false } },
      },
    });
    const program: { startPage(): string } = await import(
      pathToFileURL(join(outDir, PROGRAM)).href
    );
    // React adds a preload for the mark in the header, which has no hurry.
    return program.startPage().replace(/^<link[^>]*>/, '');
  } finally {
    await rm(outDir, { recursive: true });
  }
}
