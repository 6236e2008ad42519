import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { precompress } from './vite/precompress.ts';
import { preloadForStart } from './vite/preload-for-start.ts';
import { prerender } from './vite/prerender.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { styleLayers } from './vite/style-layers.ts';

const COMMON = /[\\/]src[\\/]components[\\/]/;
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      styleLayers(),
      preloadForStart(),
      prerender(),
      serviceWorker(),
      precompress(),
    ],
    build: {
      // The pages' policy allows neither data: scripts nor inline ones.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      reportCompressedSize: false,
      // Lets the size check know which files the start screen loads.
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // By itself React stays in the browser from one version of the app to the next.
              { name: 'react', test: REACT, priority: 1 },
              // What every page begins with is one file: each more would cost a slow line a way there and back.
              { name: 'first', tags: ['$initial'] },
              // Small parts that many screens have.
              { name: 'common', test: COMMON, minShareCount: 4 },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': env.API_PROXY ?? 'http://127.0.0.1:3000' },
    },
  };
});
