import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { bearerToken, hashToken } from '../tokens.ts';
import { refusals } from './problems.ts';

export const logoutRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // Whatever comes as a body does not matter here, and must not turn the answer into a refusal.
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
