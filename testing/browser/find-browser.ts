import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { namedBrowser, shellPlaces, systemPlaces } from './browser-places.ts';

export type Wanted = {
  /** Whether one that never has a window will do; it is the quickest. */
  readonly isShellEnough?: boolean;
};

/** The path of a Chromium that is already on this machine, or null. */
export function installedBrowser({ isShellEnough = false }: Wanted = {}): string | null {
  const named = namedBrowser(process.env);
  if (named) {
    if (existsSync(named.path)) return named.path;
    throw new Error(`${named.variable} names ${named.path}, but there is no such file.`);
  }
  const places = [
    ...(isShellEnough ? shellPlaces(process.env) : []),
    chromium.executablePath(),
    ...systemPlaces(process.platform, process.env),
  ];
  return places.find((place) => place !== '' && existsSync(place) && starts(place)) ?? null;
}

/** A downloaded browser may lack the system's libraries; on Linux its version tells cheaply. */
const starts = (place: string) =>
  process.platform !== 'linux' || spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0;

/** What a Chromium is started with: no call home, and no sandbox where root may not have one. */
export const browserFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
