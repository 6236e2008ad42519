import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ROOM_LIMITS, ROOM_LINK_HEADER, RoomParams } from '@wheel/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../refusal.ts';
import { BAD_MESSAGE } from '../rooms/connection.ts';
import { drawPairing, readStreamName, streamName } from '../rooms/secrets.ts';
import { SseTransport, WebSocketTransport } from '../rooms/transports.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a client that may stay connected to it. */
    roomCode: string;
  }
}

const now = () => performance.now();
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // A proxy that gathers an answer before it passes it on would keep all devices waiting.
  'x-accel-buffering': 'no',
};

/** Two ways to stay connected that carry the same messages. */
export const roomConnectionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.decorateRequest('roomCode', '');

  /** A post for another server tells whether there is such a room, so it counts as an attempt to join. */
  async function passPostOn(request: FastifyRequest, reply: FastifyReply, stream: string) {
    if (app.cluster === null) throw new Refusal('NO_SUCH_ROOM');
    if (!app.cluster.mayPost(stream, request.ip))
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterS: 1 });
    const code = await app.door.find(request);
    if (!(await app.passOn(code, request, reply))) throw new Refusal('NO_SUCH_ROOM');
  }

  app.route({
    method: 'GET',
    url: '/rooms/:code/socket',
    exposeHeadRoute: false,
    schema: { hide: true, params: RoomParams },
    preHandler: async (request, reply) => {
      if (!request.ws) throw new Refusal('NO_SUCH_PAGE');
      request.roomCode = await app.door.admit(request);
      await app.passOn(request.roomCode, request, reply);
    },
    handler: () => {
      throw new Refusal('NO_SUCH_PAGE');
    },
    wsHandler: (socket, request) => {
      const transport = new WebSocketTransport(socket, request.raw.socket, now);
      const connection = app.roomServer.open(request.roomCode, request.ip, transport);
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (isBinary) connection.close(BAD_MESSAGE);
        else app.roomServer.receive(connection, data.toString(), data.length);
      });
      socket.on('ping', (data: Buffer) => {
        if (app.roomServer.takesControl(connection)) transport.pong(data);
      });
      socket.on('pong', (data: Buffer) => {
        if (app.roomServer.takesControl(connection))
          connection.heard(now(), transport.roundTrip(data));
      });
      socket.on('close', () => app.roomServer.closed(connection));
    },
  });

  app.get(
    '/rooms/:code/stream',
    { schema: { hide: true, params: RoomParams }, exposeHeadRoute: false },
    async (request, reply) => {
      const code = await app.door.admit(request);
      if (await app.passOn(code, request, reply)) return;
      reply.hijack();
      const { raw } = reply;
      reply.headers(STREAM_HEADERS);
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200);
      // It is meant to be silent for longer than a request may be.
      raw.socket?.setTimeout(0);
      const transport = new SseTransport(raw);
      const connection = app.roomServer.open(code, request.ip, transport);
      connection.secret = drawPairing();
      raw.on('close', () => app.roomServer.closed(connection));
      transport.begin(streamName(connection.id, connection.secret));
    },
  );

  app.post(
    '/rooms/:code/stream',
    {
      schema: {
        hide: true,
        params: RoomParams,
        body: Type.Object({ t: Type.String({ maxLength: ROOM_LIMITS.idMax }) }),
      },
      bodyLimit: ROOM_LIMITS.pictureMessageBytes,
    },
    async (request, reply) => {
      const name = readStreamName(request.headers[ROOM_LINK_HEADER]);
      if (name === null) throw new Refusal('NO_SUCH_ROOM');
      const code = request.params.code.toUpperCase();
      if (!app.roomServer.post(code, name, JSON.stringify(request.body)))
        return passPostOn(request, reply, name.id);
      return reply.code(204).send();
    },
  );
};
