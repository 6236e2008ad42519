import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { precompress } from './vite/precompress.ts';
import { preloadForStart } from './vite/preload-for-start.ts';
import { prerender } from './vite/prerender.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { styleLayers } from './vite/style-layers.ts';

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
      // By itself React stays in the browser from one version of the app to the next.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } },
      },
    },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': env.API_PROXY ?? 'http://127.0.0.1:3000' },
    },
  };
});
