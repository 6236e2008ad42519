import websocket from '@fastify/websocket';
import { ROOM_LIMITS, roomCodeInPath } from '@wheel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import { addressesFor } from '../rooms/addresses.ts';
import type { Bus } from '../rooms/bus.ts';
import { GuessGuard } from '../rooms/guess-guard.ts';
import { Hall } from '../rooms/hall.ts';
import { OpenRooms } from '../rooms/open-rooms.ts';
import type { RoomSettings } from '../rooms/room-settings.ts';
import { keepRounds } from '../rooms/rounds-of-pings.ts';
import type { Store } from '../storage/store.ts';
import { isFromAnotherSite } from './same-site.ts';
import { answerOtherUpgrades } from './upgrades.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly hall: Hall;
    readonly openRooms: OpenRooms;
    /** The code of a room that is there; throws for any other, and when the address has guessed too often. */
    findRoomCode(request: FastifyRequest): Promise<string>;
    /** Who has opened a room need not guess its code. */
    knowsRoom(address: string, code: string): void;
    /** The same for whoever wants to stay connected: from this site only, and not too many. */
    admitGuest(request: FastifyRequest): Promise<string>;
  }
}

type RoomsDependencies = {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: RoomSettings;
  readonly isLimited: boolean;
  readonly bus: Bus | null;
};

/** Who has not closed by then is cut off. */
const CUT_AFTER_MS = 1_500;
const now = () => performance.now();

/** Must be awaited before routes are added: it looks at all of them. */
export async function keepRooms(app: FastifyInstance, dependencies: RoomsDependencies) {
  const { store, clock, settings, isLimited, bus } = dependencies;
  const hall = new Hall({
    store,
    clock,
    now,
    log: app.log,
    bus,
    phones: settings.phones,
    isLimited,
    addresses: () => ({ publicUrl: settings.publicUrl, addresses: ownAddresses(app) }),
  });
  const warn = (err: unknown) => app.log.warn({ err }, 'Rooms could not be looked after.');
  const rounds = keepRounds(hall, now, warn);
  let isStopping = false;

  app.decorate('hall', hall);
  app.decorate(
    'openRooms',
    new OpenRooms(async (code) => (await store.findRoom(code, clock())) !== null),
  );
  const guard = isLimited ? new GuessGuard() : null;
  decorateDoor(app, hall, { guard, clock, isOver: () => isStopping });

  await app.register(websocket, {
    options: {
      perMessageDeflate: false,
      maxPayload: ROOM_LIMITS.bytes.host,
      clientTracking: false,
    },
    // What is wrong with a frame, the close says; nothing of it belongs into a log.
    errorHandler: (_error, socket) => socket.close(),
    preClose: (done) => {
      isStopping = true;
      rounds.stop();
      hall.stop();
      setTimeout(() => hall.cutAll(), CUT_AFTER_MS).unref();
      done();
    },
  });
  answerOtherUpgrades(app.server);
  app.addHook('onClose', async () => {
    await bus?.close();
  });
}

function decorateDoor(
  app: FastifyInstance,
  hall: Hall,
  { guard, clock, isOver }: { guard: GuessGuard | null; clock: Clock; isOver: () => boolean },
): void {
  async function findRoomCode({ ip, params }: FastifyRequest): Promise<string> {
    const code = roomCodeInPath((params as { code: string }).code);
    const waitMs = guard?.waitMs(ip, code ?? '', clock()) ?? 0;
    if (waitMs > 0)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) });
    if (code === null || (await hall.find(code)) === null) {
      guard?.wasWrong(ip, clock());
      throw new Refusal('NO_SUCH_ROOM');
    }
    guard?.wasRight(ip, code);
    return code;
  }

  app.decorate('findRoomCode', findRoomCode);
  app.decorate('knowsRoom', (ip: string, code: string) => guard?.wasRight(ip, code));
  app.decorate('admitGuest', async (request: FastifyRequest) => {
    if (isFromAnotherSite(request)) throw new Refusal('CROSS_SITE');
    const reason = isOver() ? 'OVERLOADED' : hall.gate.refusal(request.ip);
    if (reason !== null) throw new Refusal(reason);
    return findRoomCode(request);
  });
}

function ownAddresses({ server }: FastifyInstance): readonly string[] {
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? addressesFor(bound.address, bound.port) : [];
}
