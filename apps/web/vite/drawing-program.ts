import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { bankList } from './bank.ts';
import { styleLayers } from './style-layers.ts';
import { languageList } from './words.ts';

const PROGRAM = 'prerender.mjs';
/** What React writes in the place of a part that threw. */
const FAILED = '<!--$!-->';

/** What draws the pages. */
type Program = {
  readonly languages: readonly string[];
  /** The content of a page. */
  draw(path: string, language: string): Promise<string>;
  /** The texts of the template, in the same order in every language. */
  textsIn(language: string): Promise<readonly string[]>;
  manifestIn?(language: string): Readonly<Record<string, string>>;
};

/** Builds the program of the pages for Node, whole, and loads it from a folder that is gone afterwards. */
export async function drawingProgram(root: string, source: string): Promise<Program> {
  const outDir = await mkdtemp(join(tmpdir(), 'wheel-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      // The layers belong to the text from which the names of the styles' classes are drawn.
      plugins: [languageList(), bankList(), styleLayers()],
      ssr: { noExternal: true },
      build: {
        ssr: source,
        outDir,
        rolldownOptions: { output: { entryFileNames: PROGRAM, codeSplitting: false } },
      },
    });
    const program: Program = await import(pathToFileURL(join(outDir, PROGRAM)).href);
    return {
      ...program,
      async draw(path, language) {
        const content = await program.draw(path, language);
        if (content.includes(FAILED)) throw new Error(`${path} cannot be drawn without a browser.`);
        // React adds a preload for the mark in the header, which has no hurry. The policy allows no styles inside a page.
        return content.replace(/^(?:<link[^>]*>)+/, '').replace(/ style="[^"]*"/g, '');
      },
    };
  } finally {
    await rm(outDir, { recursive: true });
  }
}
