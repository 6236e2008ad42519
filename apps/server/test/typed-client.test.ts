import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { openStore } from '../src/storage/store.ts';
import { startApi } from './helpers/api.ts';
import { typedClient } from './helpers/typed-client.ts';
import { useFolder } from './support/folders.ts';

const run = promisify(execFile);
const TSC = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
const FLAGS = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022'];

const PROGRAM = `
import type { Client, Problem } from './client';

export async function tidyUp(client: Client): Promise<number> {
  const games = await client.listLibrary({ query: { trash: '0' } });
  for (const { quizId, revision, gameTitle, deletedAt } of games) {
    const since: number | null = deletedAt;
    const header = { 'if-match': '"' + revision + '"' };
    const whole = await client.getGame({ path: { quizId } });
    const words: string[] = whole.entries.map(({ searchedWord }) => searchedWord);
    const body = { gameTitle, visibility: 'link' as const, entries: whole.entries };
    const edited = await client.editGame({ path: { quizId }, header, body });
    await client.patchGame({ path: { quizId }, header, body: { visibility: 'private' } });
    await client.copyGame({ path: { quizId }, body: { quizId: crypto.randomUUID() } });
    await client.deleteGame({ path: { quizId }, header });
    await client.restoreGame({ path: { quizId } });
    await client.removeGame({ path: { quizId } });
    console.log(since, words, edited.revision);
  }
  return games.length;
}

export const isStale = ({ code }: Problem) => code === 'STALE';
`;

/** Each line is one that a compiler must not let through. */
const MISTAKES = [
  "client.listLibrary({ query: { trash: '2' } })",
  "client.patchGame({ path: { quizId: '' }, body: { visibility: 'everyone' } })",
  "client.editGame({ path: { quizId: '' }, body: { gameTitle: '' } })",
  'client.getGame({})',
  'client.getGame({ path: { quizId: 7 } })',
];

const folder = useFolder();
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const compile = (name: string) =>
  run(TSC, [...FLAGS, '--lib', 'es2022,dom', name], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

beforeAll(async () => {
  const store = await openStore({ databaseUrl: null, dataDir: folder });
  const api = await startApi(store);
  write('client.ts', typedClient((await api.get('/api/openapi.json')).json()));
  await api.app.close();
  await store.close();
});

it('the document of the API becomes a typed client that compiles', async () => {
  write('program.ts', PROGRAM);
  expect(await compile('program.ts')).toBe('');
});

it('the typed client finds the mistakes of its caller', async () => {
  const lines = MISTAKES.map((line) => `void ${line};`);
  const head = "import type { Client } from './client';\ndeclare const client: Client;\n";
  write('mistakes.ts', head + lines.join('\n'));
  const errors = await compile('mistakes.ts');
  for (const nth of MISTAKES.keys()) expect(errors).toContain(`mistakes.ts(${nth + 3},`);
});
