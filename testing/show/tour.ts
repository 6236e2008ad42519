import { expect, type Page } from '@playwright/test';
import { settle } from './fit.ts';
import { hostShow } from './stored-show.ts';

const paths = ['/', '/search?q=a', '/about', '/login', '/build', '/teams', '/wheel', '/nowhere'];
const teams = ['Aces', 'Bees', 'Cats', 'Dons', 'Elks', 'Foxes', 'Gnus', 'Hens'];

/** One quick look at every kind of screen, for what depends on the device and not on the state of the show. */
export async function tour(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  const stop = async (screen: string) => {
    await expect(page.getByRole('main')).toBeVisible();
    await settle(page);
    await look(screen);
  };
  for (const path of paths) {
    await page.goto(path);
    await stop(path);
  }
  await hostShow(page, { teams });
  await stop('/game');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('a dialog');
  await page.goto('/winner');
  await stop('/winner');
}
