import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Credentials,
  type InvalidField,
  invalidPassword,
  invalidUsername,
  LIMITS,
  LoggedIn,
  Registered,
} from '@wheel/contract';
import { invalid, Refusal } from '../refusal.ts';
import { foldName } from '../storage/fold.ts';
import { createToken, hashToken } from '../tokens.ts';
import { refusals } from './problems.ts';

function invalidFields({ username, password }: Credentials): InvalidField[] {
  const found = { username: invalidUsername(username.trim()), password: invalidPassword(password) };
  return Object.entries(found).flatMap(([path, rule]) =>
    rule === null ? [] : [{ path, ...rule }],
  );
}

export const authRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  app.post(
    '/Auth/register',
    {
      schema: {
        operationId: 'register',
        summary: 'Make an account',
        description:
          `A username has 1 to ${LIMITS.usernameMax} characters and differs from all others by more ` +
          `than case; a password has ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters.`,
        tags: ['accounts'],
        body: Credentials,
        response: { 201: Registered, ...refusals(400, 403, 409, 413, 415, 429) },
      },
      config: { limit: 'register' },
    },
    async ({ body }, reply) => {
      const fields = invalidFields(body);
      if (fields.length > 0) throw invalid(fields);
      const userName = body.username.trim();
      // Reviewers are made by the operator: whoever came first would be one otherwise.
      if (app.isReviewer(userName)) throw new Refusal('NAME_TAKEN');
      const passwordHash = await app.passwords.hash(body.password);
      const isNew = await app.store.addUser({ userName, passwordHash }, app.clock());
      if (!isNew) throw new Refusal('NAME_TAKEN');
      return reply.code(201).send({ userName });
    },
  );

  async function check(name: string, password: string) {
    const user = invalidUsername(name) === null ? await app.store.findUser(name) : null;
    return { user, isRight: await app.passwords.verify(user?.passwordHash ?? null, password) };
  }

  app.post(
    '/Auth/login',
    {
      schema: {
        operationId: 'logIn',
        summary: 'Begin a session',
        description:
          'The sessionToken goes into the Authorization header of later calls. ' +
          'It ends after 12 hours without use, or after 30 days.',
        tags: ['accounts'],
        body: Credentials,
        response: { 200: LoggedIn, ...refusals(400, 401, 403, 413, 415, 429) },
      },
    },
    async (request) => {
      const { username, password } = request.body;
      const name = username.trim();
      const attempt = app.beginLogin(request, foldName(name));
      const { user, isRight } = await check(name, password).catch((error) => {
        attempt.forgive();
        throw error;
      });
      // Only names that exist: people sometimes type a password into the name field.
      request.log.info(
        {
          reqId: request.id,
          address: request.ip,
          userName: user?.userName,
          outcome: isRight ? 'ok' : 'refused',
        },
        'login',
      );
      if (user === null || !isRight) throw new Refusal('LOGIN_FAILED');

      attempt.forgive();
      const sessionToken = createToken();
      const tokenHash = hashToken(sessionToken);
      const isBegun = await app.store.addSession({ tokenHash, ...user }, app.clock());
      if (!isBegun) throw new Refusal('LOGIN_FAILED');
      return { userName: user.userName, sessionToken };
    },
  );
};
