import { setTimeout as pause } from 'node:timers/promises';
import { picture } from '../testing/show/picture.ts';
import { stageOf } from '../testing/show/stage.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { lateStorage } from './planted/in-the-browser.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { act, settle } from './support/host-actions.ts';
import { startMortalBrowser } from './support/mortal-browser.ts';
import { startServer } from './support/server.ts';

/** Scores and letters; what only shows while a page is young is left out. */
async function essence(page: Parameters<typeof picture>[0]): Promise<string> {
  const { board, keys, teams } = await picture(page);
  return JSON.stringify({ board, keys, teams });
}

/** Seen to fail on a storage that is three seconds late (`lateStorage`). */
export const browserKilled: Fault = {
  title: 'the browser is killed in the middle of a show and opened again',
  needs: 'browser',
  plant: 'the browser storage is three seconds late',

  async run({ options, report, random, say }) {
    const rounds = roundsOf(options, 50, 3);
    const before = options.isPlanted ? lateStorage : undefined;
    const dataDir = scratchFolder('faults-killed');
    const profile = scratchFolder('faults-profile');
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    let exact = 0;
    let last: readonly string[] = [];
    for (let round = 0; round <= rounds; round++) {
      const browser = await startMortalBrowser(profile, before);
      const { page } = browser;
      await page.goto(`${server.origin}/game`);
      await stageOf(page).words.first().waitFor();
      if (round > 0) {
        const resumed = await essence(page);
        if (resumed === last.at(-1)) exact += 1;
        const isClose = last.slice(-2).includes(resumed);
        report.expect(isClose, `round ${round}: more than the last action was lost`);
      }
      const seen = [await essence(page)];
      for (let nth = 0; nth < 3; nth++) {
        await act(page, { type: 'letter', at: Math.floor(random() * 26) });
        await settle(page);
        seen.push(await essence(page));
      }
      last = seen;
      await pause(random() * 200);
      await browser.kill();
      if (round > 0 && round % 5 === 0) say(`${round} of ${rounds} kills`);
    }
    await server.kill();
    removeFolder(profile);
    removeFolder(dataDir);
    report.tried(
      `${rounds} times SIGKILL within 0.2 s after a guess, reopened on the same profile`,
    );
    report.measured(
      `${exact} of ${rounds} came back exactly, the others without their last action`,
    );
    report.notShown('a power cut: the kernel kept what the killed browser had written');
  },
};
