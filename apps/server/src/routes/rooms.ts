import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OpenRoom, RoomFound, RoomOpened, RoomParams, roomCodeInPath } from '@wheel/contract';
import { FIRST_SETTINGS } from '@wheel/room';
import { Type } from 'typebox';
import { neverStored } from '../http/headers.ts';
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
  app.addHook('onRequest', neverStored);

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

  async function openNew(ip: string): Promise<RoomOpened> {
    const hostSecret = drawHostSecret();
    for (let draws = 0; draws < DRAWS_MAX; draws++) {
      const code = drawCode();
      if (await addRoom(code, hostSecret)) {
        app.door.knows(ip, code);
        return { code, hostSecret };
      }
    }
    throw new Refusal('OVERLOADED');
  }

  /** The row was lost. What the host's device still has makes the room again. */
  async function openAgain({ code, hostSecret }: RoomOpened, ip: string): Promise<RoomOpened> {
    const isOwn = async () => {
      const there = await app.roomServer.row(code);
      return there !== null && isRightSecret(hostSecret, there.hostHash);
    };
    // A code that is taken shows itself by the answer, so it counts as a guess.
    return app.door.lookUp(ip, code, {
      isProven: isOwn,
      find: async () =>
        (await addRoom(code, hostSecret)) || (await isOwn()) ? { code, hostSecret } : null,
      otherwise: 'ROOM_CODE_TAKEN',
    });
  }

  function readAgain({ code: typed = '', hostSecret = '' }: OpenRoom): RoomOpened {
    const code = roomCodeInPath(typed);
    if (code === null) throw invalid([{ path: 'code', code: 'MALFORMED' }]);
    if (!isHostSecret(hostSecret)) throw invalid([{ path: 'hostSecret', code: 'MALFORMED' }]);
    return { code, hostSecret };
  }

  app.post(
    '/rooms',
    {
      schema: {
        operationId: 'openRoom',
        summary: 'A new room',
        description:
          'With the code and the secret of a room whose data the server has lost, that room is made again; 409 when its code is taken, ' +
          'which counts as a wrong code.',
        tags: ['rooms'],
        body: OpenRoom,
        response: { 201: RoomOpened, ...refusals(400, 403, 409, 413, 415, 429) },
      },
      config: { limit: 'rooms' },
    },
    async ({ body, ip }, reply) => {
      const isAgain = body.code !== undefined || body.hostSecret !== undefined;
      const again = isAgain ? readAgain(body) : null;
      const isLimited = app.settings.rateLimit;
      const reservation = isLimited ? await app.openRooms.reserve(ip) : null;
      if (isLimited && reservation === null) throw new Refusal('TOO_MANY_REQUESTS');
      try {
        const opened = await (again === null ? openNew(ip) : openAgain(again, ip));
        reservation?.opened(opened.code);
        return reply.code(201).send(opened);
      } finally {
        reservation?.release();
      }
    },
  );

  app.get(
    '/rooms/:code',
    {
      schema: {
        operationId: 'findRoom',
        summary: 'Whether there is such a room, and whether its door is open',
        description:
          'Counts as an attempt to join: an address that was wrong too often is refused for a while, but for codes it was right about ' +
          "before. The host's secret or the token of a seat, as bearer, shows that the caller was there before.",
        tags: ['rooms'],
        params: RoomParams,
        response: { 200: RoomFound, ...refusals(400, 403, 404, 429) },
      },
    },
    async (request) => {
      const code = await app.door.find(request);
      const open = await app.roomServer.isOpen(code);
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
        response: { 204: Type.Null(), ...refusals(400, 403, 404, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const code = await app.door.find(request);
      if (await app.passOn(code, request, reply)) return;
      const row = await app.roomServer.find(code);
      const secret = bearerToken(request.headers.authorization) ?? '';
      if (row === null || !isRightSecret(secret, row.hostHash)) throw new Refusal('NOT_HOST');
      await app.roomServer.end(code);
      return reply.code(204).send(null);
    },
  );
};
