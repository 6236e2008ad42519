import swagger from '@fastify/swagger';
import { Problem } from '@wheel/contract';
import type { FastifyInstance } from 'fastify';

/** Must be registered before the routes, which it collects. */
export function describeApi(app: FastifyInstance): void {
  app.addSchema(Problem);
  app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wheel of Fortune game API',
        version: '1.0.0',
        description:
          'Every refusal is application/problem+json with a status, a title, a code and, for 400, a list of errors. Any call can be ' +
          'refused for its Host (400, 421), and a call that may change something because a page of another site makes it (403), ' +
          'both before anything else is looked at or counted.',
      },
      servers: [{ url: '/', description: 'The server that sent this document' }],
      tags: [
        { name: 'games', description: 'Search, play and build' },
        { name: 'library', description: 'Edit, copy, delete and bring back own games' },
        { name: 'accounts', description: 'Accounts and sessions' },
        { name: 'review', description: 'Report games and look after the public ones' },
        {
          name: 'rooms',
          description:
            'Open, find and close. Who is in one stays connected by the WebSocket at /api/rooms/{code}/socket, or, where a filter ' +
            'cuts it, by the events of /api/rooms/{code}/stream. The first event names the stream; messages are posted to the same ' +
            'address with that name in the header room-link. Both carry JSON frames {t, …}, first of all a hello.',
        },
        { name: 'operation', description: 'For the operator of the server' },
      ],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          hostSecret: { type: 'http', scheme: 'bearer', description: 'Of the room, from openRoom' },
        },
      },
    },
  });
}

export function serveDescription(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', hidden, async () => app.swagger());
  app.get('/api/docs', hidden, async (_request, reply) => reply.redirect('/api/openapi.json'));
}
