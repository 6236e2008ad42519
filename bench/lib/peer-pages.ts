import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { build } from 'vite';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { scratchFolder, startChild } from '../../testing/system/own.ts';
import { say } from './bench.ts';

export const peersFolder = fromRoot('bench/peers');
export const peers = ['spin-wheel', 'react-custom-roulette'] as const;
export type Peer = (typeof peers)[number];

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

/** Bundles one page per rival the way its users would, and a bare one; answers the folder they are in. */
export async function buildPeerPages(): Promise<string> {
  await installPeers();
  const outDir = scratchFolder('peers');
  await build({
    root: `${peersFolder}/pages`,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: [...peers, 'bare'].map((page) => `${peersFolder}/pages/${page}.html`),
      },
    },
  });
  return outDir;
}
