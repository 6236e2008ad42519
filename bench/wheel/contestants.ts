import type { Locator, Page } from '@playwright/test';
import { stageOf } from '../../testing/show/stage.ts';
import { peers } from '../lib/peer-pages.ts';
import { type Contestant, middleOf } from './spin.ts';

const mostSegments = 20;

/** Fills the default wheel through the screen's own buttons, as a host would. */
async function fillOurWheel(page: Page): Promise<void> {
  const segments = page.getByTestId('wheel-segment');
  const plusButtons = page.getByTestId('available-chip').getByRole('button', { name: /^\+/ });
  await segments.first().waitFor();
  const chips = await plusButtons.count();
  for (let next = 0; (await segments.count()) < mostSegments; next += 1) {
    await press(page, plusButtons.nth(next % chips));
  }
  await page.mouse.move(0, 0);
}

async function closeReward(page: Page): Promise<void> {
  const { reward } = stageOf(page);
  await press(page, reward.getByRole('button', { name: /close/i }));
  await reward.waitFor({ state: 'hidden' });
}

/** A click by locator would leave listeners in the page, and the press that is measured would pass through them. */
async function press(page: Page, button: Locator): Promise<void> {
  await page.mouse.click(...(await middleOf(button)));
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
