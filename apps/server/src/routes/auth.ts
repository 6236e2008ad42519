import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Credentials,
  canBeUsername,
  type InvalidField,
  invalidPassword,
  invalidUsername,
  LIMITS,
  LoggedIn,
  LogIn,
  Registered,
} from '@wheel/contract';
import { isEasilyGuessed } from '@wheel/contract/weak-password';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { neverStored } from '../http/headers.ts';
import { invalid, Refusal } from '../refusal.ts';
import { foldName } from '../storage/fold.ts';
import {
  bearerToken,
  createToken,
  DEVICE_HEADER,
  deviceTokenIn,
  deviceTokenOf,
  hashToken,
} from '../tokens.ts';
import { refusals } from './problems.ts';
import { checkPassword } from './requests.ts';

function invalidFields({ username, password }: Credentials, refusesWeak: boolean): InvalidField[] {
  const isWeak = refusesWeak && isEasilyGuessed(password, username);
  const found = {
    username: invalidUsername(username.trim()),
    password: invalidPassword(password) ?? (isWeak ? { code: 'TOO_COMMON' as const } : null),
  };
  return Object.entries(found).flatMap(([path, rule]) =>
    rule === null ? [] : [{ path, ...rule }],
  );
}

export const authRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', neverStored);

  async function addUser(userName: string, password: string): Promise<boolean> {
    const passwordHash = await app.passwords.hash(password);
    return app.store.addUser({ userName, passwordHash }, app.clock());
  }

  app.post(
    '/Auth/register',
    {
      schema: {
        operationId: 'register',
        summary: 'Make an account',
        description:
          `A username has 1 to ${LIMITS.usernameMax} characters, none of them invisible, and does not look ` +
          `like another; a password has ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters. ` +
          'A server may refuse passwords that are easily guessed.',
        tags: ['accounts'],
        body: Credentials,
        response: { 201: Registered, ...refusals(400, 403, 409, 413, 415, 429) },
      },
      config: { limit: 'register' },
    },
    async ({ body, id, ip, log }, reply) => {
      const note = (outcome: string, details: object) =>
        log.info({ reqId: id, address: ip, ...details, outcome }, 'register');
      const fields = invalidFields(body, app.settings.refusesWeakPasswords);
      if (fields.length > 0) {
        // Not the name: people sometimes type a password there.
        note('refused', { errors: fields.map(({ path, code }) => `${path}: ${code}`) });
        throw invalid(fields);
      }
      const userName = body.username.trim();
      // Only the operator makes accounts of reviewers; else the first to register the name would be one.
      const isNew = !app.looksLikeReviewer(userName) && (await addUser(userName, body.password));
      note(isNew ? 'ok' : 'taken', { userName });
      if (!isNew) throw new Refusal('NAME_TAKEN');
      return reply.code(201).send({ userName });
    },
  );

  /** What tells a caller of this account from strangers at the same address: a session, or the token of an earlier one. */
  async function deviceOf(request: FastifyRequest, name: string): Promise<string | undefined> {
    const { session, headers } = request;
    if (session !== null && foldName(session.userName) === foldName(name)) return session.tokenHash;
    const header = headers[DEVICE_HEADER];
    const isAsked = header !== undefined && canBeUsername(name);
    const user = isAsked ? await app.store.findUser(name) : null;
    return user === null ? undefined : deviceTokenIn(header, user);
  }

  app.post(
    '/Auth/login',
    {
      schema: {
        operationId: 'logIn',
        summary: 'Begin a session',
        description:
          'The sessionToken goes into the Authorization header of later calls. ' +
          'It ends after 12 hours without use, or after 30 days. A token that is sent along is ended. ' +
          'Wrong logins are limited for each address and each name; ' +
          'an address that signed in to the name before has a limit of its own, as has a device that shows a session of the user, ' +
          'or the Device-Token that an earlier login was answered with.',
        tags: ['accounts'],
        body: LogIn,
        response: { 200: LoggedIn, ...refusals(400, 401, 403, 413, 415, 429) },
      },
      config: { session: 'read' },
    },
    async (request, reply) => {
      const { username, password } = request.body;
      const name = username.trim();
      const device = await deviceOf(request, name);
      const guess = { name, password, ...(device !== undefined && { device }) };
      const { user, isRight } = await checkPassword(app, request, guess, 'login');
      if (user === null || !isRight) throw new Refusal('LOGIN_FAILED');
      const sessionToken = createToken();
      const tokenHash = hashToken(sessionToken);
      const isBegun = await app.store.addSession({ tokenHash, ...user }, app.clock());
      if (!isBegun) throw new Refusal('LOGIN_FAILED');
      const before = bearerToken(request.headers.authorization);
      if (before !== null) await app.store.removeSession(hashToken(before));
      reply.header(DEVICE_HEADER, deviceTokenOf(user));
      return { userName: user.userName, sessionToken };
    },
  );
};

export const logoutRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // A body does not matter here, and must not turn the answer into a refusal.
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    delete headers['content-type'];
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null);
  });

  app.post(
    '/Auth/logout',
    {
      schema: {
        operationId: 'logOut',
        summary: 'End the session of the token',
        description: 'Answers alike whether or not there was such a session.',
        tags: ['accounts'],
        security: [{}, { session: [] }],
        response: { 204: Type.Null(), ...refusals() },
      },
      config: { anySite: true, always: true },
    },
    async ({ headers }, reply) => {
      const token = bearerToken(headers.authorization);
      if (token !== null) await app.store.removeSession(hashToken(token));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
};
