import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';
import { build } from 'vite';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { installed } from '../../testing/system/machine.ts';
import { removeFolder, scratchFolder, startChild } from '../../testing/system/own.ts';
import { say } from './bench.ts';

export const peersFolder = fromRoot('bench/peers');
export const peers = ['spin-wheel', 'react-custom-roulette'] as const;

/** The rivals and Lighthouse are no part of the product's install; they are fetched when a benchmark needs them. */
export async function installPeers(): Promise<void> {
  const wanted = [...peers, 'lighthouse', 'socket.io'];
  if (wanted.every((name) => existsSync(`${peersFolder}/node_modules/${name}`))) return;
  say('  installing the rivals and Lighthouse into bench/peers');
  const npm = startChild('npm', ['ci', '--prefix', peersFolder], {
    cwd: peersFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error(`npm ci in bench/peers failed with ${code}.`);
}

export const versionOf = (name: string) =>
  `${name} ${installed(name, `${peersFolder}/node_modules`)}`;

/** Bundles one page per rival the way its users would, and a bare one, and serves them meanwhile. */
export async function withPeerPages<T>(work: (origin: string) => Promise<T>): Promise<T> {
  await installPeers();
  const outDir = scratchFolder('peers');
  const input = [...peers, 'bare'].map((page) => `${peersFolder}/pages/${page}.html`);
  await build({
    root: `${peersFolder}/pages`,
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  });
  const server = serveFolder(outDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
    removeFolder(outDir);
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Files of our own making, compressed as a browser expects them. */
const serveFolder = (folder: string) =>
  createServer((request, response) => {
    const file = join(folder, normalize(new URL(request.url ?? '/', 'http://host').pathname));
    const type = types[extname(file)];
    if (!type || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
    createReadStream(file).pipe(createGzip()).pipe(response);
  });
