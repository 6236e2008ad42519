import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { assetFileNames, bankList } from './vite/bank.ts';
import { fontSheet } from './vite/fonts.ts';
import { noLanguage } from './vite/no-language.ts';
import { precompress } from './vite/precompress.ts';
import { preloadForStart } from './vite/preload-for-start.ts';
import { prerender } from './vite/prerender.ts';
import { REACTS_OWN } from './vite/reacts-own.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { styleLayers } from './vite/style-layers.ts';
import { chunkFileNames, languageList, withoutKeys, wordsAlone } from './vite/words.ts';

/** What words, letters and signs need. Words come with it alone. Two files of the game are among them, so that those who build a game do without its rules. */
const LETTERS =
  /[\\/](?:packages[\\/](?:alphabet|game[\\/]src[\\/](?:letters|wheel[\\/]segment)\.)|src[\\/](?:words[\\/]formats|lib[\\/]key-rows))/;
/** What the late button of the start screen has in common with all other screens, and nothing else of theirs. */
const LATE =
  /[\\/]src[\\/](?:lib[\\/]use-latest|ui[\\/]toast\.tsx|screens[\\/]shared[\\/]use-play-puzzles)/;
/** What all screens but the start have: each file by itself costs a slow line a way there and back. */
const COMMON =
  /[\\/](?:contract[\\/]src[\\/]text\.|src[\\/](?:ui[\\/](?!prize|flipper|show-brand|logo|code-tiles|letter-key|team-mark)|lib[\\/](?:api[\\/]|storage[\\/](?:database|storage|drafts)\.|channel|bare|chance|save-file|use-in-parts|use-stable|weak-password-hint)|screens[\\/]shared[\\/](?:use-copy-game|use-play-quiz|visibility-choice)|features[\\/]report-dialog|stores[\\/](?:leave|log-in)|text[\\/]refusals|words[\\/](?:language-names|use-puzzle-lang)))/;
/** What a show has in common with phones and other guests of its room, who do without the rest of it. */
const ROOMS =
  /[\\/]src[\\/](?:room[\\/](?:saved|address|host-state)\.|lib[\\/](?:screen-on|clock|looks|use-look)|styles[\\/](?:roles|looks)|show[\\/]stage-settings|text[\\/](?:places|read-board)|ui[\\/](?:code-tiles|letter-key|team-mark)|features[\\/]room[\\/]buzz-order)/;
/** A show and all that it needs, but for what other screens share. */
const SHOW = /[\\/]src[\\/]app[\\/]show\.ts$/;
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const page = (name: string, loads: string) => [
  `pages/${name}.html`,
  { path: `/${name}`, loads: `src/${loads}` },
];
const PAGES = {
  'index.html': { path: '/' },
  ...Object.fromEntries([
    ...['search', 'build', 'about', 'my-wheels'].map((name) =>
      page(name, `screens/${name}/${name}-screen.tsx`),
    ),
    ...['login', 'register'].map((name) => page(name, 'screens/auth/auth-screen.tsx')),
    ...['teams', 'wheel', 'game', 'winner'].map((name) => page(name, 'app/show.ts')),
  ]),
};

export default defineConfig(async ({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      languageList(),
      bankList(),
      withoutKeys(),
      // There one page stands for those of all languages.
      { ...noLanguage(), apply: 'serve' },
      styleLayers(),
      preloadForStart(),
      prerender({
        source: 'src/app/prerender.tsx',
        template: 'index.html',
        shell: 'shell.html',
        offline: 'offline.html',
        pages: PAGES,
      }),
      serviceWorker(),
      precompress(),
    ],
    resolve: { alias: { 'virtual:fonts.css': await fontSheet(), ...REACTS_OWN } },
    build: {
      // The pages' policy allows neither data: scripts nor inline ones.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: wordsAlone },
      target: 'es2022',
      reportCompressedSize: false,
      // Lets the size check know which files the start screen loads.
      manifest: true,
      license: true,
      rolldownOptions: {
        output: {
          // Short: the start page carries the names of all files, and letters of chance do not compress.
          hashCharacters: 'base36' as const,
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: chunkFileNames('assets'),
          assetFileNames,
          codeSplitting: {
            groups: [
              // By itself React stays in the browser from one version of the app to the next.
              { name: 'react', test: REACT, priority: 1 },
              // What every page begins with is one file: each more would cost a slow line a way there and back.
              { name: 'first', tags: ['$initial' as const] },
              { name: 'letters', test: LETTERS },
              { name: 'late', test: LATE },
              { name: 'common', test: COMMON, minShareCount: 2 },
              { name: 'seats', test: ROOMS },
              { name: 'show', test: SHOW },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': { target: env.API_PROXY ?? 'http://127.0.0.1:3000', ws: true } },
    },
  };
});
