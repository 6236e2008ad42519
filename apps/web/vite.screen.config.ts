import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontSheet } from './vite/fonts.ts';
import { noLanguage } from './vite/no-language.ts';
import { precompress } from './vite/precompress.ts';
import { preloadForStart } from './vite/preload-for-start.ts';
import { REACTS_OWN } from './vite/reacts-own.ts';
import { chunkFileNames, languageList, onlyParts, withoutKeys, wordsAlone } from './vite/words.ts';

const ASSETS = 'assets/screen';

/** The audience screen, for the browsers of televisions: no cascade layers, and nothing newer than Chrome 85. */
export default defineConfig(async () => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    languageList(),
    withoutKeys(),
    // It speaks the language of the show's host.
    noLanguage(),
    onlyParts('start', 'show', 'screen'),
    preloadForStart(),
    precompress((name) => name === 'screen.html' || name.startsWith(ASSETS)),
  ],
  resolve: { alias: { 'virtual:fonts.css': await fontSheet(), ...REACTS_OWN } },
  build: {
    // The pages of the app are there already.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: ASSETS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: wordsAlone },
    target: 'chrome85',
    cssTarget: 'chrome85',
    // One sheet in the order of the imports, since there are no layers to put them in order.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'screen.html'),
      output: { chunkFileNames: chunkFileNames(ASSETS) },
    },
  },
}));
