import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontSheet } from './vite/fonts.ts';
import { precompress } from './vite/precompress.ts';
import { preloadForStart } from './vite/preload-for-start.ts';
import { prerender } from './vite/prerender.ts';
import { REACTS_OWN } from './vite/reacts-own.ts';
import { styleLayers } from './vite/style-layers.ts';
import { chunkFileNames, languageList, onlyParts, withoutKeys, wordsAlone } from './vite/words.ts';

const ASSETS = 'assets/phone';
const PAGE = /^pages\/(?:j|join)(?:\.\w+)?\.html$/;

/** The pages of a phone: one script and one sheet, without what only a host needs. */
export default defineConfig(async () => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    languageList(),
    withoutKeys(),
    onlyParts('start', 'join', 'room'),
    styleLayers(),
    preloadForStart(),
    prerender({
      source: 'src/app/prerender-phone.tsx',
      template: 'phone.html',
      pages: { 'pages/join.html': { path: '/join' }, 'pages/j.html': { path: '/j' } },
    }),
    precompress((name) => PAGE.test(name) || name.startsWith(ASSETS)),
  ],
  resolve: { alias: { 'virtual:fonts.css': await fontSheet(), ...REACTS_OWN } },
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: ASSETS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: wordsAlone },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'phone.html'),
      output: { chunkFileNames: chunkFileNames(ASSETS) },
    },
  },
}));
