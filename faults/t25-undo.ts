import { canUndo, newRun, perform, reviveRun, undo } from '@wheel/game';
import fc from 'fast-check';
import { showWith } from '../packages/game/src/testing.ts';
import { SHOW_ACTIONS } from '../packages/game/src/testing-actions.ts';
import { hostShow, twoPuzzles } from '../testing/show/host.ts';
import { differenceFrom, picture } from '../testing/show/picture.ts';
import { closeReward, spin, stageOf } from '../testing/show/stage.ts';
import { shortHistory } from './planted/in-the-browser.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { inHall } from './support/hall.ts';
import { act, anyHostAction, settle } from './support/host-actions.ts';

const IN_RULES = 1000;

/** Any actions, stored as text and read again, then undone as far as it goes: the start. */
function differencesInRules(seed: number): number {
  const lists = fc.sample(fc.array(fc.constantFrom(...SHOW_ACTIONS), { maxLength: 60 }), {
    seed,
    numRuns: IN_RULES,
  });
  return lists.filter((actions) => {
    const start = newRun(showWith({ phrases: ['red dog', 'blue sky'] }));
    const all = [...actions, { type: 'endSpin' } as const];
    const played = all.reduce((run, action) => perform(run, action).run, start);
    let run = reviveRun(JSON.parse(JSON.stringify(played)));
    if (run === null || run === 'newer') return true;
    while (canUndo(run)) run = undo(run);
    return JSON.stringify(run.show) !== JSON.stringify(start.show);
  }).length;
}

/** Seen to fail on a storage that shortens the history (`shortHistory`). */
export const undoAll: Fault = {
  title: 'random shows undone to their start after a reload',
  needs: 'browser',
  plant: 'the stored show has no history',

  async run({ options, report, say }) {
    const different = differencesInRules(options.seed);
    report.tried(`${IN_RULES} random histories of the rules, stored, read and undone`);
    report.expect(different === 0, `${different} of ${IN_RULES} did not come back to their start`);

    const shows = roundsOf(options, 12, 2);
    await inHall(report, { before: options.isPlanted ? shortHistory : undefined }, async (hall) => {
      const { page } = hall;
      const stage = stageOf(page);
      const withoutUndo = anyHostAction.filter(({ type }) => type !== 'undo');
      const lists = fc.sample(fc.array(withoutUndo, { minLength: 6, maxLength: 8 }), {
        seed: options.seed,
        numRuns: shows,
      });
      let steps = 0;
      for (const [nth, actions] of lists.entries()) {
        await hostShow(page, { puzzles: twoPuzzles, teams: ['Red Pandas', 'Night Owls'] });
        const start = await picture(page);
        for (const action of actions) {
          if (action.type === 'next' && (await page.getByText('2 / 2').count()) > 0) continue;
          if (!(await act(page, action))) continue;
          if (action.type === 'spin') {
            await spin(page);
            await closeReward(page);
          }
          await settle(page);
          steps += 1;
        }
        await page.reload();
        await stage.words.first().waitFor();
        for (let undone = 0; undone < 40; undone++) {
          if ((await stage.undo.count()) === 0 || !(await stage.undo.isEnabled())) break;
          await stage.undo.click();
        }
        const difference = await differenceFrom(page, start);
        if (difference) report.lost(`show ${nth + 1}: ${difference}`);
        say(`${nth + 1} of ${shows} shows, ${steps} steps`);
      }
      report.tried(`${shows} random shows in the browser, ${steps} steps undone after a reload`);
    });
  },
};
