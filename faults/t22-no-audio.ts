import { expect } from '@playwright/test';
import { hostByHand, twoPuzzles } from '../testing/show/host.ts';
import { closeReward, spin, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { unhandledAudio } from './injected/in-the-browser.ts';
import type { Fault } from './support/fault.ts';
import { withHostedPage } from './support/hosted-page.ts';

function refusedAudio(): void {
  const refuse = () => Promise.reject(new DOMException('refused by the test', 'NotAllowedError'));
  AudioContext.prototype.resume = refuse;
  HTMLMediaElement.prototype.play = refuse;
  Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
}

/** Seen to fail when a refused sound is left unhandled (`unhandledAudio`). */
export const fault: Fault = {
  title: 'the browser plays no sound',
  injection: 'a refused sound is left unhandled',

  async run({ options, report }) {
    await withHostedPage(
      report,
      {
        flags: ['--autoplay-policy=document-user-activation-required'],
        before: refusedAudio,
      },
      async (hosted) => {
        if (options.isInjected) await hosted.context.addInitScript(unhandledAudio);
        const { page } = hosted;
        const stage = stageOf(page);
        const startedAt = performance.now();
        await hostByHand(page, { teams: ['Aces'] });
        const hint = page.getByTitle(/tap anywhere for sound/i);
        const isTold = await expect(hint.first())
          .toBeAttached()
          .then(
            () => true,
            () => false,
          );
        report.expect(isTold, 'nothing tells the host how to get sound');
        await stage.key('Z').click();
        await expect(stage.cross).toBeVisible();
        await spin(page);
        await closeReward(page);
        for (const { searchedWord } of twoPuzzles) {
          await submitPhrase(page, searchedWord);
          await stage.next.click();
        }
        await expect(page.getByTestId('podium-1')).toBeVisible();
        const seconds = (performance.now() - startedAt) / 1000;
        report.tried(
          `a whole show with a spin in ${seconds.toFixed(0)} s while every sound is refused`,
        );
      },
    );
  },
};
