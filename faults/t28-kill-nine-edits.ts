import { setTimeout as pause } from 'node:timers/promises';
import { inconsistencies } from '../apps/server/test/support/consistency.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { createClient } from './support/client.ts';
import { type EditedGame, type Habit, startEditors } from './support/editors.ts';
import { type Fault, type FaultRun, roundsOf } from './support/fault.ts';
import { buildGame, contentsOf, type Host, isSame, signUp } from './support/host.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expectIntact } from './support/verify.ts';

const EDITORS = 6;
const GAMES_EACH = 4;
const GONE = { place: 'gone', revision: 0, gameTitle: '', words: [] } as const;

/** Each game must be as it was last known, or, where the answer was cut off, what it was about to become. */
async function expectOldOrNew(
  { report }: FaultRun,
  origin: string,
  host: Host,
  games: readonly EditedGame[],
  when: string,
): Promise<void> {
  const client = createClient(origin);
  const kept = await contentsOf(client, host);
  client.close();
  for (const game of games) {
    const now = kept.get(game.quizId) ?? GONE;
    const isOld = isSame(now, game.known);
    const isNew = game.wished !== null && isSame(now, game.wished);
    report.expect(
      isOld || isNew,
      `${when}: a game is ${JSON.stringify(now)}, neither ${JSON.stringify(game.known)} nor ${JSON.stringify(game.wished)}`,
    );
    // What is in the trash does not tell its words.
    game.known = isOld ? game.known : isNew && game.wished ? game.wished : now;
    game.wished = null;
  }
}

async function runRounds(run: FaultRun, habit: Habit, dataDir: string): Promise<string> {
  const { options, report, random, say } = run;
  const rounds = roundsOf(options, 50, 4);
  const injected = options.isInjected ? 'commit-later.mjs' : undefined;
  const start = (): Promise<RunningServer> => startServer({ env: { DATA_DIR: dataDir }, injected });
  let answered = 0;
  let server = await start();
  const first = createClient(server.origin);
  const host = await signUp(first, `Host of ${habit}`);
  first.close();
  const settle = () => pause(options.isInjected ? 300 : 0);
  await settle();
  let games: EditedGame[] = [];

  for (let round = 1; round <= rounds; round++) {
    const client = createClient(server.origin);
    games = games.filter(({ known }) => known.place !== 'gone');
    while (games.length < EDITORS * GAMES_EACH) {
      const { quizId, content } = await buildGame(client, host);
      games.push({ quizId, known: content, wished: null });
    }
    client.close();
    await settle();
    const shares = Array.from({ length: EDITORS }, (_, nth) =>
      games.filter((_game, at) => at % EDITORS === nth),
    );
    const editors = startEditors(server.origin, host, shares, habit, random);
    await editors.started();
    await pause(20 + random() * 250);
    await server.kill();
    await editors.stop();
    answered += editors.counts.answered;
    for (const surprise of editors.surprises) report.lost(`round ${round}: answered ${surprise}`);

    server = await start();
    const when = `${habit}, round ${round}`;
    await expectOldOrNew(run, server.origin, host, games, when);
    for (const problem of (await inconsistencies({ databaseUrl: null, dataDir })).slice(0, 5))
      report.lost(`${when}: ${problem}`);
    expectIntact(report, dataDir, when);
    if (round % 10 === 0) say(`${habit}: ${round} of ${rounds} rounds, ${answered} changes`);
  }
  await server.kill();
  report.expect(answered >= rounds, `too few ${habit} to show anything`);
  return `${rounds} rounds of ${EDITORS} hosts with ${habit} and SIGKILL: ${answered} changes answered`;
}

/** Seen to fail on `injected/commit-later.mjs`, which answers a change before its transaction is committed. */
export const fault: Fault = {
  title: 'kill -9 while games are edited, deleted and brought back',
  injection: 'the server answers before it commits',

  async run(run) {
    const dataDir = scratchFolder('faults-edits');
    run.report.tried(await runRounds(run, 'edits', dataDir));
    run.report.tried(await runRounds(run, 'deletes', dataDir));
    removeFolder(dataDir);
    run.report.notShown(
      'a power cut: the kernel kept what the killed process had written (see T2)',
    );
  },
};
