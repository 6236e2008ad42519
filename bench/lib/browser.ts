import { type Browser, chromium } from '@playwright/test';
import { browserFlags, installedBrowser } from '../../scripts/lib/find-browser.ts';

export async function launchBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  if (!executablePath) throw new Error('No Chromium found: run `tsx scripts/find-browser.ts`.');
  return chromium.launch({ executablePath, args: [...browserFlags] });
}
