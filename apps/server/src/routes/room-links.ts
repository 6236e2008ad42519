import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ROOM_LIMITS, RoomLinkParams, RoomParams } from '@wheel/contract';
import { Type } from 'typebox';
import { Refusal } from '../refusal.ts';
import { BAD_MESSAGE } from '../rooms/closings.ts';
import { drawPairing } from '../rooms/secrets.ts';
import { SocketWire } from '../rooms/socket-wire.ts';
import { StreamWire } from '../rooms/stream-wire.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of whoever may stay connected to it. */
    roomCode: string;
  }
}

const now = () => performance.now();
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // A proxy that gathers an answer before it passes it on would keep everybody waiting.
  'x-accel-buffering': 'no',
};

/** Two ways to stay connected that carry the same messages. */
export const roomLinkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.decorateRequest('roomCode', '');

  app.route({
    method: 'GET',
    url: '/rooms/:code/socket',
    exposeHeadRoute: false,
    schema: { hide: true, params: RoomParams },
    preHandler: async (request) => {
      if (!request.ws) throw new Refusal('NO_SUCH_PAGE');
      request.roomCode = await app.admitGuest(request);
    },
    handler: () => {
      throw new Refusal('NO_SUCH_PAGE');
    },
    wsHandler: (socket, request) => {
      const wire = new SocketWire(socket, request.raw.socket, now);
      const link = app.hall.open(request.roomCode, request.ip, wire);
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (isBinary) link.close(BAD_MESSAGE);
        else app.hall.hear(link, data.toString(), data.length);
      });
      socket.on('pong', (data: Buffer) => link.heard(now(), wire.roundTrip(data)));
      socket.on('close', () => app.hall.closed(link));
    },
  });

  app.get(
    '/rooms/:code/stream',
    { schema: { hide: true, params: RoomParams }, exposeHeadRoute: false },
    async (request, reply) => {
      const code = await app.admitGuest(request);
      reply.hijack();
      const { raw } = reply;
      reply.headers(STREAM_HEADERS);
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200);
      // It is meant to be silent for longer than a request may be.
      raw.socket?.setTimeout(0);
      const wire = new StreamWire(raw);
      const link = app.hall.open(code, request.ip, wire);
      link.secret = drawPairing();
      raw.on('close', () => app.hall.closed(link));
      wire.begin(`${link.id}~${link.secret}`);
    },
  );

  app.post(
    '/rooms/:code/stream/:link',
    {
      schema: {
        hide: true,
        params: RoomLinkParams,
        body: Type.Object({ t: Type.String() }),
      },
      bodyLimit: ROOM_LIMITS.bytes.host,
    },
    async (request, reply) => {
      const { params, body } = request;
      // A post for another server tells whether there is such a room, so it counts as an attempt to join.
      const isHere = app.hall.hasStream(params.link);
      const code = isHere ? params.code.toUpperCase() : await app.findRoomCode(request);
      if (!(await app.hall.post(code, params.link, JSON.stringify(body))))
        throw new Refusal('NO_SUCH_ROOM');
      return reply.code(204).send();
    },
  );
};
