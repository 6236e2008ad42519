import { expect } from '@playwright/test';
import { hostByHand, twoPuzzles } from '../testing/show/host.ts';
import { differenceFrom, picture } from '../testing/show/picture.ts';
import { chipOf, closeDialog, openRoom, openScreen } from '../testing/show/room.ts';
import { stageOf, submitPhrase } from '../testing/show/stage.ts';
import { deafWhileOffline } from './injected/in-the-browser.ts';
import type { Fault } from './support/fault.ts';
import { type HostedPage, withHostedPage } from './support/hosted-page.ts';
import type { Report } from './support/report.ts';

const NETWORK = /Failed to load resource|net::ERR|WebSocket|Failed to fetch|suggestion/i;
const PRESS_MS = 5_000;

/** What the host presses must show at once, whatever the room does. */
async function playOn({ page }: HostedPage, report: Report): Promise<void> {
  const stage = stageOf(page);
  let score = 0;
  for (const [nth, { searchedWord }] of twoPuzzles.entries()) {
    await stage.plus(0).click();
    score += 100;
    const isShown = await expect(stage.score(0))
      .toHaveText(String(score), { timeout: PRESS_MS })
      .then(() => true)
      .catch(() => false);
    if (!isShown) {
      report.lost(`a press in puzzle ${nth + 1} had to wait for the room`);
      return;
    }
    await submitPhrase(page, searchedWord);
    await stage.star(1).click();
    await stage.next.click();
  }
  await expect(page.getByTestId('podium-1')).toContainText('2000');
}

/** Seen to fail where the page takes no press while its room is offline (`deafWhileOffline`). */
export const fault: Fault = {
  title: 'a room is open, and its server is dead for the rest of the show',
  injection: 'the page takes no press while its room is offline',

  async run({ options, report }) {
    const before = options.isInjected ? deafWhileOffline : undefined;
    await withHostedPage(report, { before }, async (hosted) => {
      hosted.watched.allow(NETWORK);
      const { page } = hosted;
      await hostByHand(page, { teams: ['Aces', 'Bees'] });
      const code = await openRoom(page);
      await closeDialog(page);
      await hosted.cutOff();
      await expect(chipOf(page)).toContainText('Room offline');
      await playOn(hosted, report);
      report.tried('a show of two puzzles, from an open room to the podium, without its server');
      if (options.isInjected) return;

      const podium = await picture(page);
      await hosted.reconnect();
      const screen = await hosted.context.newPage();
      await openScreen(screen, code);
      await expect(screen.getByTestId('podium-1')).toContainText('2000');
      const difference = await differenceFrom(page, podium);
      if (difference) report.lost(`the show after the server came back: ${difference}`);
    });
  },
};
