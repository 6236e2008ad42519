import type { Page } from '@playwright/test';
import { closeReward } from '../../testing/show/stage.ts';
import { peers } from '../lib/peer-pages.ts';
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

/** A page with nothing but a box that the compositor turns: what showing the frames costs by itself. */
export const bare = 'a bare turning box';

export function contestants(appOrigin: string, peerOrigin: string): readonly Contestant[] {
  const alone = (name: string, page: string): Contestant => ({
    name,
    address: `${peerOrigin}/${page}.html`,
    prepare: (page) => page.locator('canvas, .box').first().waitFor(),
    spinButton,
    afterSpin: async () => {},
  });
  return [
    {
      name: 'ours',
      address: `${appOrigin}/wheel`,
      prepare: fillOurWheel,
      spinButton,
      afterSpin: closeReward,
    },
    ...peers.map((peer) => alone(peer, peer)),
    alone(bare, 'bare'),
  ];
}
