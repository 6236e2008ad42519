import { setTimeout as pause } from 'node:timers/promises';
import { inconsistencies } from '../apps/server/test/support/consistency.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { type Client, createClient, patiently } from './support/client.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { makeGame, postGame, type SentGame } from './support/games.ts';
import type { Report } from './support/report.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expectIntact, tallyOf } from './support/verify.ts';

const GAMES = 120;
const BUILDERS = 4;
const PATIENCE_MS = 60_000;
const password = 'a long password';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function logIn(client: Client, username: string): Promise<string | null> {
  const body = { username, password };
  const answer = await patiently(client, '/api/Auth/login', { body });
  return answer.status === 200 ? JSON.parse(answer.body).sessionToken : null;
}

/** An account with more games than one turn of the purge removes. */
async function settle(origin: string, username: string) {
  const client = createClient(origin, { connections: BUILDERS });
  await patiently(client, '/api/Auth/register', { body: { username, password } });
  const token = await logIn(client, username);
  if (token === null) throw new Error('The new account cannot log in.');
  const games = Array.from({ length: GAMES }, () => makeGame({ username, title: username }));
  const answers = await Promise.all(
    games.map((game) => postGame(client, game, bearer(token).headers)),
  );
  client.close();
  if (answers.some(({ status }) => status !== 201)) throw new Error('A game was not created.');
  return { token, games };
}

/** Asks for the deletion and kills the server soon after the call, or soon after its answer; whether it was promised. */
async function deleteAndKill(server: RunningServer, token: string, random: () => number) {
  const client = createClient(server.origin);
  const deleting = client
    .call('/api/Auth/delete-account', { body: { password }, ...bearer(token) })
    .then(({ status }) => status === 204)
    .catch(() => false);
  if (random() < 0.5) await deleting;
  await pause(random() * 60);
  await server.kill();
  client.close();
  return deleting;
}

/** The account is there with all its games, or gone with all of them. */
async function expectAllOrNothing(
  report: Report,
  client: Client,
  origin: string,
  account: { readonly username: string; readonly games: readonly SentGame[] },
  when: string,
): Promise<boolean> {
  const { username, games } = account;
  const isThere = (await logIn(client, username)) !== null;
  const { whole } = await tallyOf(origin, games);
  const found = await patiently(client, `/api/search?query=${username}`);
  const listed = await patiently(client, `/api/user/${username}`);
  const [foundCount, listedCount] = [found, listed].map(({ body }) => JSON.parse(body).length);
  const expected = isThere ? games.length : 0;
  report.expect(whole === expected, `${when}: ${whole} games open, not ${expected}`);
  report.expect(listedCount === expected, `${when}: ${listedCount} games listed, not ${expected}`);
  report.expect(foundCount === Math.min(expected, 50), `${when}: ${foundCount} games found`);
  return isThere;
}

/** The purge goes on by itself: the name becomes free, and whoever takes it owns nothing. */
async function expectPurged(report: Report, client: Client, username: string, when: string) {
  const until = performance.now() + PATIENCE_MS;
  const register = () => patiently(client, '/api/Auth/register', { body: { username, password } });
  let status = (await register()).status;
  while (status === 409 && performance.now() < until) {
    await pause(50);
    status = (await register()).status;
  }
  report.expect(status === 201, `${when}: the name is still taken, ${status}`);
  const token = await logIn(client, username);
  const account = await patiently(client, '/api/account', bearer(token ?? ''));
  const games = status === 201 ? JSON.parse(account.body).games : 0;
  report.expect(games === 0, `${when}: the next owner of the name got ${games} games`);
}

/** Seen to fail on `injected/commit-later.mjs`, which answers a deletion before its transaction is committed. */
export const fault: Fault = {
  title: 'kill -9 while an account with many games is deleted',
  injection: 'the server answers before it commits',

  async run({ options, report, random, say }) {
    const rounds = roundsOf(options, 50, 4);
    const injected = options.isInjected ? 'commit-later.mjs' : undefined;
    const dataDir = scratchFolder('faults-account');
    const start = (fault?: string) => startServer({ env: { DATA_DIR: dataDir }, injected: fault });
    let promised = 0;
    let survived = 0;

    let server = await start();
    for (let round = 1; round <= rounds; round++) {
      const username = `Leaving${round}x`;
      const { token, games } = await settle(server.origin, username);
      if (injected) {
        await server.kill();
        server = await start(injected);
      }
      const isPromised = await deleteAndKill(server, token, random);
      promised += Number(isPromised);

      server = await start();
      const when = `round ${round}${isPromised ? ', promised' : ''}`;
      const client = createClient(server.origin);
      const account = { username, games };
      const isThere = await expectAllOrNothing(report, client, server.origin, account, when);
      survived += Number(isThere);
      report.expect(!(isThere && isPromised), `${when}: the account is still there`);
      if (!isThere) await expectPurged(report, client, username, when);
      client.close();
      expectIntact(report, dataDir, when);
      const problems = await inconsistencies({ databaseUrl: null, dataDir });
      for (const problem of problems.slice(0, 5)) report.lost(`${when}: ${problem}`);
      if (round % 10 === 0) say(`${round} of ${rounds} rounds`);
    }
    await server.kill();
    removeFolder(dataDir);
    report.tried(
      `${rounds} rounds of deleting an account with ${GAMES} games and SIGKILL within 60 ms: ` +
        `${promised} deletions promised, ${survived} accounts whole because nothing was`,
    );
    report.expect(promised > 0, 'no deletion was promised');
  },
};
