import type { Page } from '@playwright/test';
import { peers } from './peer-pages.ts';
import type { Contestant } from './spin.ts';

const mostSegments = 20;

/** Fills the default wheel through the screen's own buttons, as a host would. */
async function fillOurWheel(page: Page): Promise<void> {
  const segments = page.getByTestId('wheel-segment');
  const plusButtons = page.getByTestId('available-chip').getByRole('button', { name: /^\+/ });
  await segments.first().waitFor();
  const chips = await plusButtons.count();
  for (let next = 0; (await segments.count()) < mostSegments; next += 1) {
    await plusButtons.nth(next % chips).click();
  }
  await page.mouse.move(0, 0);
}

const spinButton = (page: Page) => page.getByRole('button', { name: /^SPIN/ });

export function contestants(appOrigin: string, peerOrigin: string): readonly Contestant[] {
  const ours = { name: 'ours', address: `${appOrigin}/wheel`, prepare: fillOurWheel, spinButton };
  const rivals = peers.map((name) => ({
    name,
    address: `${peerOrigin}/${name}.html`,
    prepare: async (page: Page) => page.locator('canvas').first().waitFor(),
    spinButton,
  }));
  return [ours, ...rivals];
}
