import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Account, AccountExport, GAME_FILE_VERSION, GAMES_FORMAT } from '@wheel/contract';
import { neverStored } from '../http/headers.ts';
import { Refusal } from '../refusal.ts';
import type { ExportedGame } from '../storage/library.ts';
import { refusals } from './problems.ts';
import { callerOf } from './requests.ts';

/** The file of an account, written while its games are read. Nothing is sent before the first of them could be. */
async function* written(
  { userName, createdAt }: { userName: string; createdAt: number },
  pages: AsyncIterable<readonly ExportedGame[]>,
): AsyncGenerator<string> {
  const account = { format: GAMES_FORMAT, version: GAME_FILE_VERSION, userName, createdAt };
  const head = `${JSON.stringify(account).slice(0, -1)},"games":[\n`;
  let before = head;
  for await (const page of pages) {
    yield before + page.map((game) => JSON.stringify(game)).join(',\n');
    before = ',\n';
  }
  yield before === head ? `${head}]}\n` : '\n]}\n';
}

export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', neverStored);
  const config = { session: 'user', limit: 'account' } as const;

  async function accountOf(userName: string) {
    const account = await app.store.account(userName);
    if (account === null) throw new Refusal('SIGN_IN_AGAIN');
    return account;
  }

  app.get(
    '/account',
    {
      schema: {
        operationId: 'getAccount',
        summary: 'The account of the caller',
        tags: ['accounts'],
        response: { 200: Account, ...refusals(401, 429) },
      },
      config,
    },
    async (request) => {
      const { userName } = callerOf(request);
      return { ...(await accountOf(userName)), isReviewer: app.isReviewer(userName) };
    },
  );

  app.get(
    '/account/export',
    {
      schema: {
        operationId: 'exportAccount',
        summary: 'Everything that is kept of the account, as one file',
        description:
          'A wheel-games file with all games of the caller, newest first, the trash included.',
        tags: ['accounts'],
        response: {
          200: {
            description: 'The file',
            content: { 'application/json': { schema: AccountExport } },
          },
          ...refusals(401, 429),
        },
      },
      config,
    },
    async (request, reply) => {
      const account = await accountOf(callerOf(request).userName);
      const pages = app.store.exportGames(account.userName);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="wheel-games.json"')
        .send(Readable.from(written(account, pages)));
    },
  );
};
