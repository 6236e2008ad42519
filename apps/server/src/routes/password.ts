import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChangePassword, DeleteAccount, invalidPassword, LoggedIn } from '@wheel/contract';
import { isEasilyGuessed } from '@wheel/contract/weak-password';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { neverStored } from '../http/headers.ts';
import { invalid, Refusal } from '../refusal.ts';
import type { User } from '../storage/accounts.ts';
import { foldName } from '../storage/fold.ts';
import { createToken, DEVICE_HEADER, deviceTokenOf, hashToken } from '../tokens.ts';
import { refusals } from './problems.ts';
import { callerOf, checkPassword } from './requests.ts';

/** Calls for which a token is not enough, since it may be stolen. */
export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', neverStored);
  // After the session is found, before the body is read.
  app.addHook('preParsing', async (request) => {
    app.beginLogin(request, foldName(callerOf(request).userName)).forgive();
  });
  const options = { config: { session: 'user', limit: 'account' } } as const;
  const schema = { tags: ['accounts'] };
  const problems = refusals(400, 401, 403, 413, 415, 429);

  const note = (request: FastifyRequest, what: string) => {
    const { userName } = callerOf(request);
    request.log.info({ reqId: request.id, address: request.ip, userName }, what);
  };

  /** The caller, if the password is theirs; a wrong one counts as a wrong login does. */
  async function verified(request: FastifyRequest, password: string): Promise<User> {
    const { userName: name } = callerOf(request);
    const { user, isRight } = await checkPassword(
      app,
      request,
      { name, password },
      'password asked',
    );
    if (user === null) throw new Refusal('SIGN_IN_AGAIN');
    if (!isRight) throw new Refusal('WRONG_PASSWORD');
    return user;
  }

  app.put(
    '/Auth/password',
    {
      schema: {
        ...schema,
        operationId: 'changePassword',
        summary: 'Change the password',
        description:
          'Ends every session of the account, that of the token too; the answer has the token of a new one. ' +
          'A server may refuse passwords that are easily guessed.',
        body: ChangePassword,
        response: { 200: LoggedIn, ...problems },
      },
      ...options,
    },
    async (request, reply) => {
      const { password, newPassword } = request.body;
      const rule = invalidPassword(newPassword);
      if (rule !== null) throw invalid([{ path: 'newPassword', ...rule }]);
      if (
        app.settings.refusesWeakPasswords &&
        isEasilyGuessed(newPassword, callerOf(request).userName)
      )
        throw invalid([{ path: 'newPassword', code: 'TOO_COMMON' }]);
      const user = await verified(request, password);
      const passwordHash = await app.passwords.hash(newPassword);
      const sessionToken = createToken();
      const newTokenHash = hashToken(sessionToken);
      const to = { tokenHash: callerOf(request).tokenHash, newTokenHash, passwordHash };
      const isChanged = await app.store.changePassword(user, to, app.clock());
      if (!isChanged) throw new Refusal('SIGN_IN_AGAIN');
      note(request, 'password changed');
      reply.header(DEVICE_HEADER, deviceTokenOf({ ...user, passwordHash }));
      return { userName: user.userName, sessionToken };
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
        response: { 204: Type.Null(), ...problems },
      },
      ...options,
    },
    async (request, reply) => {
      const user = await verified(request, request.body.password);
      const isClosed = await app.store.closeAccount(user, app.clock());
      if (!isClosed) throw new Refusal('SIGN_IN_AGAIN');
      note(request, 'account deleted');
      return reply.code(204).send(null);
    },
  );
};
