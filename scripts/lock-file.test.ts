import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { fromRoot } from './lib/paths.ts';

type Entry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
};

const text = readFileSync(fromRoot('package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Entry>> };
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

// Whoever installs decides where packages come from; the hashes decide what they are.
it('names no address to download from', () => {
  const addresses = installed.filter(([, { resolved }]) => resolved !== undefined);
  expect(addresses).toEqual([]);
  expect(text).not.toMatch(/"resolved":\s*"https?:/);
});

it('carries the hash of every installed package', () => {
  expect(installed.length).toBeGreaterThan(50);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

// Packages inside are never published; npm wants a version of each, which says nothing.
it('tells the version of the product once, as package.json does', () => {
  const own = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'));
  expect(own.length).toBeGreaterThan(5);
  for (const [path, { version }] of own)
    expect([path, version]).toEqual([path, path === '' ? manifest.version : '0.0.0']);
});
