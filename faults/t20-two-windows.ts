import { expect, type Page } from '@playwright/test';
import { hostByHand } from '../testing/show/host.ts';
import { stageOf } from '../testing/show/stage.ts';
import { everyWindowHosts } from './planted/in-the-browser.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { inHall } from './support/hall.ts';

const STEPS = 6;
const scoreOf = async (page: Page) => Number(await stageOf(page).score(0).textContent());
const takeOver = (page: Page) => page.getByRole('button', { name: 'Take over' });

/** Seen to fail when every window believes that it hosts (`everyWindowHosts`). */
export const twoWindows: Fault = {
  title: 'two windows on one show, pressing, taking over and reloading in any order',
  needs: 'browser',
  plant: 'every window believes that it alone hosts the show',

  async run({ options, report, random, say }) {
    const rounds = roundsOf(options, 17, 3);
    await inHall(
      report,
      { before: options.isPlanted ? everyWindowHosts : undefined },
      async (hall) => {
        const windows = [hall.page, await hall.context.newPage()] as const;
        let presses = 0;
        let takeOvers = 0;
        for (let round = 1; round <= rounds; round++) {
          await hostByHand(windows[0], { teams: ['Aces', 'Bees'] });
          await windows[1].goto('/game');
          await stageOf(windows[1]).words.first().waitFor();
          let score = 0;
          let hosting = 0;
          for (let step = 0; step < STEPS; step++) {
            const at = random() < 0.5 ? 0 : 1;
            const page = windows[at];
            const dice = random();
            if (dice < 0.5) {
              presses += 1;
              await stageOf(page).plus(0).click({ force: true });
              if (at === hosting) score += 100;
            } else if (dice < 0.8 && at !== hosting) {
              takeOvers += 1;
              await takeOver(page).click();
              await expect(takeOver(page)).toBeHidden();
              await expect(takeOver(windows[hosting === 0 ? 0 : 1])).toBeVisible();
              hosting = at;
            } else {
              await page.reload();
              await stageOf(page).words.first().waitFor();
              // A host that reloads is the host again; a follower never becomes it by a reload.
              const [host, other] =
                hosting === 0 ? [windows[0], windows[1]] : [windows[1], windows[0]];
              await expect(takeOver(other)).toBeVisible();
              await expect(takeOver(host)).toBeHidden();
            }
            for (const [which, each] of windows.entries()) {
              const shown = await expect
                .poll(() => scoreOf(each), { timeout: 5000 })
                .toBe(score)
                .then(
                  () => null,
                  () => scoreOf(each),
                );
              if (shown !== null)
                report.lost(
                  `round ${round}, step ${step + 1}: window ${which + 1} shows ${await shown}, not ${score}`,
                );
            }
          }
          await windows[1].goto('/about');
          await windows[0].reload();
          await expect(takeOver(windows[0])).toBeHidden({ timeout: 15_000 });
          const kept = await scoreOf(windows[0]);
          report.expect(kept === score, `round ${round}: ${kept} was stored, not ${score}`);
          say(`${round} of ${rounds} rounds`);
        }
        report.tried(
          `${rounds} rounds of ${STEPS} steps: ${presses} presses in either window, ${takeOvers} take-overs`,
        );
      },
    );
  },
};
