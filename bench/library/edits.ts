import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { cpuMs } from '../../testing/system/usage.ts';
import { startApp } from '../lib/app.ts';

const GAMES = 50;

export type EditCost = {
  readonly createMs: number[];
  readonly editMs: number[];
  readonly createCpuMs: number;
  readonly editCpuMs: number;
};

type Call = { method: string; body: unknown; headers?: Record<string, string> };

/** One connection that asks and waits, so that each time is that of one call. */
function caller(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (path: string, { method, body, headers }: Call): Promise<string> =>
    new Promise((resolve, reject) => {
      const type = { 'content-type': 'application/json' };
      const sent = request(origin + path, { agent, method, headers: { ...type, ...headers } });
      sent.on('error', reject);
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if ((response.statusCode ?? 500) < 300) resolve(text);
          else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text}`));
        });
      });
      sent.end(JSON.stringify(body));
    });
  return { call, close: () => agent.destroy() };
}

const WORDS = ['Quiz', 'Night', 'Harbour', 'Violin', 'Summer', 'Curtain', 'Family', 'Wheel'];
const titleOf = (nth: number) =>
  `${[nth, nth * 3 + 1, nth * 5 + 2].map((at) => WORDS[at % WORDS.length]).join(' ')} ${nth}`;
const entriesOf = (nth: number) =>
  ['Quiet harbour', 'Second violin', 'Behind the curtain'].map((searchedWord) => ({
    category: `Round ${nth}`,
    searchedWord,
  }));

/** Creates and edits of three puzzles each, in turns: every edit has a new title and new entries. */
export async function editCost(
  settings: Readonly<Record<string, string>>,
  { rounds, calls }: { readonly rounds: number; readonly calls: number },
): Promise<EditCost> {
  const server = await startApp(settings);
  const { call, close } = caller(server.origin);
  try {
    const username = 'Editor';
    const credentials = { username, password: 'long enough' };
    await call('/api/Auth/register', { method: 'POST', body: credentials });
    const login = await call('/api/Auth/login', { method: 'POST', body: credentials });
    const authorization = `Bearer ${JSON.parse(login).sessionToken}`;
    let nth = 0;

    const create = async () => {
      const shared = { gameTitle: titleOf(nth), username, isPublic: true, quizId: randomUUID() };
      const body = entriesOf(nth++).map((entry) => ({ ...shared, ...entry }));
      await call('/api/games', { method: 'POST', body, headers: { authorization } });
      return shared.quizId;
    };
    const games: { quizId: string; revision: number }[] = [];
    while (games.length < GAMES) games.push({ quizId: await create(), revision: 1 });
    const edit = async () => {
      const game = games[nth % GAMES];
      if (game === undefined) return;
      await call(`/api/library/games/${game.quizId}`, {
        method: 'PUT',
        body: { gameTitle: titleOf(nth), visibility: 'public', entries: entriesOf(nth++) },
        headers: { authorization, 'if-match': `"${game.revision}"` },
      });
      game.revision += 1;
    };

    const cost = { createMs: [] as number[], editMs: [] as number[], createCpuMs: 0, editCpuMs: 0 };
    for (let round = 0; round < rounds; round++) {
      const block = async (work: () => Promise<unknown>, times: number[]) => {
        const before = cpuMs(server.pid);
        for (let at = 0; at < calls; at++) {
          const startedAt = performance.now();
          await work();
          times.push(performance.now() - startedAt);
        }
        return cpuMs(server.pid) - before;
      };
      cost.createCpuMs += await block(create, cost.createMs);
      cost.editCpuMs += await block(edit, cost.editMs);
    }
    return cost;
  } finally {
    close();
    await server.terminate();
  }
}
