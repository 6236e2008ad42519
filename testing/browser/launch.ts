import { type Browser, chromium } from '@playwright/test';
import { browserFlags, installedBrowser, type Wanted } from './find-browser.ts';

export function browserPath(wanted: Wanted = {}): string {
  const path = installedBrowser(wanted);
  if (!path) throw new Error('No Chromium found: run `npm test` once, or set CHROMIUM_PATH.');
  return path;
}

export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: [...browserFlags, ...flags] });
