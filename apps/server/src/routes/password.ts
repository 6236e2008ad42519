import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChangePassword, DeleteAccount, type InvalidField, invalidPassword } from '@wheel/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../refusal.ts';
import { foldName } from '../storage/fold.ts';
import type { User } from '../storage/store.ts';
import { checked } from './bodies.ts';
import { callerOf } from './caller.ts';
import { refusals } from './problems.ts';

function invalidChange({ newPassword }: ChangePassword): InvalidField[] {
  const rule = invalidPassword(newPassword);
  return rule === null ? [] : [{ path: 'newPassword', ...rule }];
}

/** What a token alone is not enough for, since it may be stolen. */
export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  // Once it is known who calls, and before anything of the body is looked at.
  app.addHook('preParsing', async (request) => {
    app.beginLogin(request, foldName(callerOf(request).userName)).forgive();
  });
  const options = { config: { session: 'user', limit: 'account' } } as const;
  const schema = {
    tags: ['accounts'],
    security: [{ session: [] }],
    response: { 204: Type.Null(), ...refusals(400, 401, 403, 413, 415, 429) },
  };

  /** The caller, if the password is theirs; a wrong one counts as a wrong login does. */
  async function verified(request: FastifyRequest, password: string): Promise<User> {
    const { userName } = callerOf(request);
    const attempt = app.beginLogin(request, foldName(userName));
    const check = async () => {
      const user = await app.store.findUser(userName);
      const isRight = await app.passwords.verify(user?.passwordHash ?? null, password);
      return { user, isRight };
    };
    const { user, isRight } = await check().catch((error) => {
      attempt.forgive();
      throw error;
    });
    const outcome = isRight ? 'ok' : 'refused';
    request.log.info(
      { reqId: request.id, address: request.ip, userName, outcome },
      'password asked',
    );
    if (user === null) throw new Refusal('SIGN_IN_AGAIN');
    if (!isRight) throw new Refusal('WRONG_PASSWORD');
    attempt.forgive();
    return user;
  }

  app.put(
    '/Auth/password',
    {
      schema: {
        ...schema,
        operationId: 'changePassword',
        summary: 'Change the password',
        description: 'Ends every other session of the account.',
        body: ChangePassword,
      },
      ...options,
      preHandler: checked(invalidChange),
    },
    async (request, reply) => {
      const { password, newPassword } = request.body;
      const user = await verified(request, password);
      const passwordHash = await app.passwords.hash(newPassword);
      const to = { tokenHash: callerOf(request).tokenHash, passwordHash };
      const isChanged = await app.store.changePassword(user, to, app.clock());
      if (!isChanged) throw new Refusal('SIGN_IN_AGAIN');
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/Auth/delete-account',
    {
      schema: {
        ...schema,
        operationId: 'deleteAccount',
        summary: 'Delete the account with all its games',
        description:
          'From the answer on nobody can sign in to it or open its games. Its name can be registered ' +
          'again once the last of them is removed.',
        body: DeleteAccount,
      },
      ...options,
    },
    async (request, reply) => {
      const user = await verified(request, request.body.password);
      const isClosed = await app.store.closeAccount(user, app.clock());
      if (!isClosed) throw new Refusal('SIGN_IN_AGAIN');
      return reply.code(204).send(null);
    },
  );
};
