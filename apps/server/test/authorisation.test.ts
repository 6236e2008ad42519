import type { Visibility } from '@wheel/contract';
import { setupWith } from '@wheel/contract/testing/setup';
import { beforeAll, describe, expect, it } from 'vitest';
import { createToken, hashToken } from '../src/tokens.ts';
import { useApi } from './helpers/api.ts';
import { entryWith, gameOf } from './helpers/games.ts';
import { setGameStatus } from './support/game-status.ts';
import { eachEngine } from './support/stores.ts';
import {
  bareCall,
  CALLERS,
  type Caller,
  outcomeFor,
  type Stage,
  send,
  TABLE,
} from './tables/calls.ts';

eachEngine('who may do what', (database) => {
  const api = useApi(database, { reviewers: new Set(['rita']) });
  let stage: Stage;
  let tokens: Record<Caller, string | null>;

  async function expiredSession(userName: string): Promise<string> {
    const token = createToken();
    const longAgo = Date.now() - 13 * 3_600_000;
    await api().store.addSession({ tokenHash: hashToken(token), userName }, longAgo);
    return token;
  }

  beforeAll(async () => {
    const ownerToken = await api().signIn('Olga');
    const revoked = await api().signIn('Olga');
    await api().call('POST', '/api/Auth/logout', { token: revoked });
    tokens = {
      anonymous: null,
      owner: ownerToken,
      other: await api().signIn('Otto'),
      reviewer: await api().signIn('Rita'),
      expired: await expiredSession('Olga'),
      revoked,
      nonsense: 'nonsense',
    };
    const build = async (gameTitle: string, visibility: Visibility) => {
      const entries = gameOf(['A'], { username: 'Olga', gameTitle, visibility });
      const quizId = await api().build(entries, ownerToken);
      await api().call('PATCH', `/api/library/games/${quizId}`, {
        token: ownerToken,
        body: { setup: setupWith() },
        headers: { 'if-match': '"1"' },
      });
      return quizId;
    };
    stage = {
      public: await build('Open', 'public'),
      link: await build('Linked', 'link'),
      private: await build('Secret', 'private'),
      hidden: await build('Hidden', 'public'),
      trashed: await build('Trashed', 'public'),
      ownerToken,
    };
    await setGameStatus(database.settings(), stage.hidden, { hiddenAt: 1 });
    await setGameStatus(database.settings(), stage.trashed, { deletedAt: Date.now() });
  });

  describe.each(TABLE.map((row) => [row[0], row] as const))('%s', (_call, row) => {
    it.each(CALLERS.map((caller) => [caller, outcomeFor(row, caller)] as const))(
      'as %s: %s',
      async (caller, outcome) => {
        expect(await send(row, api(), tokens[caller], stage)).toBe(outcome);
      },
    );
  });

  it('covers every call of the API', () => {
    const document = api().app.swagger() as { paths: Record<string, Record<string, unknown>> };
    const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`.toLowerCase()),
    );
    const covered = new Set(TABLE.map(([call]) => bareCall(call.toLowerCase())));
    const missing = calls
      .map((call) => bareCall(call.replace('/api', '')))
      .filter((call) => !covered.has(call));
    expect(missing).toEqual([]);
  });

  it.each(['Basic abc', 'Bearer', 'Bearer ', 'bearer x y', 'Bearer null', 'undefined'])(
    'takes the header "%s" for a token that is no good',
    async (authorization) => {
      const headers = { authorization };
      const build = await api().post('/api/games', entryWith(), { headers });
      expect(build.statusCode).toBe(401);
      expect((await api().get(`/api/quiz/${stage.public}`, { headers })).statusCode).toBe(200);
      expect((await api().get(`/api/quiz/${stage.private}`, { headers })).statusCode).toBe(404);
    },
  );
});
