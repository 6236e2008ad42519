import fc from 'fast-check';
import { hostByHand, twoPuzzles } from '../testing/show/host.ts';
import { differenceFrom, picture } from '../testing/show/picture.ts';
import { stageOf } from '../testing/show/stage.ts';
import { forgetfulStorage } from './planted/in-the-browser.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { inHall } from './support/hall.ts';
import { act, anyHostAction, settle, spinWithReloads } from './support/host-actions.ts';

const STEPS = 10;

/** Seen to fail on a storage that forgets every third write (`forgetfulStorage`). */
export const reloadAnywhere: Fault = {
  title: 'a reload after every step of random shows, in mid-spin and with the reward open too',
  needs: 'browser',
  plant: 'every third write to the browser storage is forgotten',

  async run({ options, report, say }) {
    const shows = roundsOf(options, 20, 2);
    await inHall(
      report,
      { before: options.isPlanted ? forgetfulStorage : undefined },
      async (hall) => {
        const { page } = hall;
        const sequences = fc.sample(
          fc.array(anyHostAction, { minLength: STEPS, maxLength: STEPS }),
          {
            seed: options.seed,
            numRuns: shows,
          },
        );
        let steps = 0;
        let spins = 0;
        for (const [nth, actions] of sequences.entries()) {
          await hostByHand(page, { puzzles: twoPuzzles, teams: ['Red Pandas', 'Night Owls'] });
          for (const action of [...actions, { type: 'spin' } as const]) {
            if (new URL(page.url()).pathname !== '/game') break;
            if (!(await act(page, action))) continue;
            steps += 1;
            if (action.type === 'spin') {
              spins += 1;
              const trouble = await spinWithReloads(page);
              if (trouble) report.lost(`show ${nth + 1}: ${trouble}`);
              continue;
            }
            await settle(page);
            const before = await picture(page);
            await page.reload();
            await stageOf(page).words.or(page.getByTestId('podium-1')).first().waitFor();
            const difference = await differenceFrom(page, before);
            if (difference)
              report.lost(`show ${nth + 1}, after ${JSON.stringify(action)}: ${difference}`);
          }
          say(`${nth + 1} of ${shows} shows, ${steps} steps, ${spins} spins`);
        }
        report.tried(
          `${shows} random shows, a reload after each of ${steps} steps, two in each of ${spins} spins`,
        );
      },
    );
  },
};
