import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OpenRoom, RoomFound, RoomOpened, RoomParams, roomCodeInPath } from '@wheel/contract';
import { FIRST_SETTINGS } from '@wheel/room';
import { Type } from 'typebox';
import { invalid, Refusal } from '../refusal.ts';
import {
  drawCode,
  drawHostSecret,
  isHostSecret,
  isRightSecret,
  seatKeyOf,
} from '../rooms/secrets.ts';
import { bearerToken, hashToken } from '../tokens.ts';
import { refusals } from './problems.ts';

/** Codes are drawn; two drawn alike in a row are next to impossible. */
const DRAWS_MAX = 8;

export const roomRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  const addRoom = (code: string, hostSecret: string) =>
    app.store.addRoom(
      {
        code,
        hostHash: hashToken(hostSecret),
        seatKey: seatKeyOf(hostSecret),
        term: 1,
        settings: JSON.stringify(FIRST_SETTINGS),
        banned: '[]',
      },
      app.clock(),
    );

  async function openNew(): Promise<RoomOpened> {
    const hostSecret = drawHostSecret();
    for (let draws = 0; draws < DRAWS_MAX; draws++) {
      const code = drawCode();
      if (await addRoom(code, hostSecret)) return { code, hostSecret };
    }
    throw new Refusal('OVERLOADED');
  }

  /** The row was lost. What the host's device still has makes the room again. */
  async function openAgain({ code: typed = '', hostSecret = '' }: OpenRoom): Promise<RoomOpened> {
    const code = roomCodeInPath(typed);
    if (code === null) throw invalid([{ path: 'code', code: 'MALFORMED' }]);
    if (!isHostSecret(hostSecret)) throw invalid([{ path: 'hostSecret', code: 'MALFORMED' }]);
    if (await addRoom(code, hostSecret)) return { code, hostSecret };
    const there = await app.store.findRoom(code, app.clock());
    if (there !== null && isRightSecret(hostSecret, there.hostHash)) return { code, hostSecret };
    throw new Refusal('ROOM_CODE_TAKEN');
  }

  app.post(
    '/rooms',
    {
      schema: {
        operationId: 'openRoom',
        summary: 'A new room',
        description:
          'With the code and the secret of a room whose data the server has lost, that room is made again; 409 when its code is taken.',
        tags: ['rooms'],
        body: OpenRoom,
        response: { 201: RoomOpened, ...refusals(400, 403, 409, 413, 415, 429) },
      },
      config: { limit: 'rooms' },
    },
    async ({ body, ip }, reply) => {
      const isAgain = body.code !== undefined || body.hostSecret !== undefined;
      if (app.isLimited && !(await app.openRooms.mayOpen(ip)))
        throw new Refusal('TOO_MANY_REQUESTS');
      const opened = await (isAgain ? openAgain(body) : openNew());
      app.openRooms.opened(ip, opened.code);
      app.knowsRoom(ip, opened.code);
      return reply.code(201).send(opened);
    },
  );

  app.get(
    '/rooms/:code',
    {
      schema: {
        operationId: 'findRoom',
        summary: 'Whether there is such a room, and whether its door is open',
        description: 'Counts as an attempt to join: who is wrong too often is refused for a while.',
        tags: ['rooms'],
        params: RoomParams,
        response: { 200: RoomFound, ...refusals(400, 404, 429) },
      },
    },
    async (request) => {
      const code = await app.findRoomCode(request);
      const open = await app.hall.isOpen(code);
      if (open === null) throw new Refusal('NO_SUCH_ROOM');
      return { code, open };
    },
  );

  app.delete(
    '/rooms/:code',
    {
      schema: {
        operationId: 'closeRoom',
        summary: 'Closes a room for everybody in it',
        tags: ['rooms'],
        security: [{ hostSecret: [] }],
        params: RoomParams,
        response: { 204: Type.Null(), ...refusals(400, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const code = await app.findRoomCode(request);
      const row = await app.hall.find(code);
      const secret = bearerToken(request.headers.authorization) ?? '';
      if (row === null || !isRightSecret(secret, row.hostHash)) throw new Refusal('NOT_HOST');
      await app.hall.end(code);
      return reply.code(204).send(null);
    },
  );
};
