import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { fromRoot, root } from './lib/paths.ts';

const apiPort = process.env.PORT ?? '3000';
const api = `http://127.0.0.1:${apiPort}`;

const server = spawn(
  process.execPath,
  [
    fromRoot('node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    'apps/server/src/main.ts',
  ],
  { cwd: root, env: { ...process.env, PORT: apiPort }, stdio: 'inherit' },
);

const pages = await createServer({
  root: fromRoot('apps/web'),
  configFile: fromRoot('apps/web/vite.config.ts'),
  server: {
    host: '127.0.0.1',
    // Rooms need WebSockets, which the short form of a proxy does not pass.
    proxy: { '/api': { target: api, ws: true }, '/healthz': api, '/readyz': api },
  },
});
await pages.listen();
console.log(`\n  Open ${pages.resolvedUrls?.local[0] ?? ''} (the API behind it: ${api})\n`);

let ending = false;
async function end(code: number) {
  if (ending) return;
  ending = true;
  server.kill('SIGTERM');
  await pages.close();
  process.exit(code);
}
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
server.on('exit', (code) => end(code ?? 1));
