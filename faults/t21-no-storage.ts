import { expect, type Page } from '@playwright/test';
import { hostByHand } from '../testing/show/host.ts';
import { expectBoard, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { lyingStorage } from './planted/in-the-browser.ts';
import type { Fault } from './support/fault.ts';
import { inHall } from './support/hall.ts';
import { PHRASES } from './support/host-actions.ts';

function blockedStorage(): void {
  const blocked = () => {
    throw new DOMException('blocked by the test', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: blocked });
  }
}

function fullStorage(): void {
  const full = () => {
    throw new DOMException('full, says the test', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = full;
  IDBObjectStore.prototype.add = full;
  Storage.prototype.setItem = full;
}

async function wholeShow(page: Page): Promise<void> {
  const stage = stageOf(page);
  await hostByHand(page, { teams: ['Aces'] });
  await stage.key('D').click();
  await expectBoard(page, '..D D..');
  for (const phrase of PHRASES) {
    await submitPhrase(page, phrase);
    await stage.star(0).click();
    await stage.next.click();
  }
  await expect(page.getByTestId('podium-1')).toContainText('2000');
}

/** Seen to fail on a storage that takes everything and keeps nothing (`lyingStorage`): nobody is warned. */
export const noStorage: Fault = {
  title: 'browser storage blocked, and browser storage full',
  needs: 'browser',
  plant: 'the browser storage takes everything and keeps nothing',

  async run({ options, report }) {
    const troubles = { blocked: blockedStorage, full: fullStorage };
    for (const [name, trouble] of Object.entries(troubles)) {
      await inHall(report, { before: options.isPlanted ? lyingStorage : trouble }, async (hall) => {
        const { page } = hall;
        await page.goto('/wheel');
        await page.getByRole('button', { name: /^\+ ?Forfeit/ }).click();
        const isTold = await expect(page.getByText(/not saved/i))
          .toBeVisible()
          .then(
            () => true,
            () => false,
          );
        report.expect(isTold, `${name}: the host is not told that the show is not saved`);
        await wholeShow(page);
        const claims = await page.getByText(/(?<!not )\bsaved\b/i).count();
        report.expect(claims === 0, `${name}: the page says that something is saved`);
        report.tried(`a whole show with storage ${name}`);
      });
    }
  },
};
