import type { Page } from '@playwright/test';
import {
  boardText,
  closeReward,
  quickSpin,
  segmentUnderPointer,
  segmentValues,
  stageOf,
  submitPhrase,
} from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

async function picture(page: Page) {
  return {
    board: await boardText(page),
    scores: await page.getByTestId('team-score').allTextContents(),
    stars: await stageOf(page).stars.count(),
    segments: await segmentValues(page),
    pointer: await segmentUnderPointer(page),
    counter: await page.getByText(/^\d+ \/ \d+$/).allTextContents(),
  };
}

test('every host action is undone one by one, back to the start, also after a reload, and redone', async ({
  page,
}) => {
  await page.clock.install();
  await hostShow(page);
  const stage = stageOf(page);
  const steps: (() => Promise<unknown>)[] = [
    () => stage.key('D').click(),
    () => stage.key('Z').click(),
    () => stage.plus(0).click(),
    () => stage.randomize.click(),
    async () => {
      await quickSpin(page);
      await closeReward(page);
    },
    () => submitPhrase(page, 'red dog'),
    () => stage.star(1).click(),
    () => stage.next.click(),
    () => stage.key('M').click(),
  ];
  const pictures = [await picture(page)];
  for (const step of steps) {
    await step();
    await expect(stage.cross).toBeHidden();
    pictures.push(await picture(page));
  }
  await page.reload();
  await expect(stage.words.first()).toBeVisible();
  for (const before of pictures.slice(0, -1).reverse()) {
    await stage.undo.click();
    await expect.poll(() => picture(page)).toEqual(before);
    await expect(stage.reward).toBeHidden();
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const after of pictures.slice(1)) {
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => picture(page)).toEqual(after);
  }
});
