import type { IncomingHttpHeaders } from 'node:http';
import websocket from '@fastify/websocket';
import { ROOM_LIMITS, ROOM_PROOF_PREFIX, ROOM_PROTOCOL, roomCodeInPath } from '@wheel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Reason, Refusal } from '../refusal.ts';
import { Cluster } from '../rooms/cluster.ts';
import { startHeartbeat } from '../rooms/heartbeat.ts';
import { type Guess, GuessGuard, OpenRooms } from '../rooms/limits.ts';
import { isProof, NO_KEYS } from '../rooms/secrets.ts';
import { RoomServer } from '../rooms/server.ts';
import { type RoomSettings, serverAddress, whereToFind } from '../rooms/settings.ts';
import { isFromAnotherSite } from './same-site.ts';
import { answerOtherUpgrades } from './upgrades.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly roomServer: RoomServer;
    readonly openRooms: OpenRooms;
    readonly door: Door;
    readonly cluster: Cluster | null;
    /** Has the server that owns the room answer the call. False when that is this one, which has the room in memory then. */
    passOn(code: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  }
  interface FastifyRequest {
    /** Another server passes it on, and has looked at its host. */
    isPassedOn: boolean;
  }
}

type LookUp<Found> = {
  /** Whether the caller was in that room before; asked when the address has guessed too often. */
  readonly isProven: () => Promise<boolean>;
  readonly find: () => Promise<Found | null>;
  /** Why nothing was found. */
  readonly otherwise: Reason;
};

/** Who has not closed by then is cut off. */
const CUT_AFTER_MS = 1_500;
/** Of one message of at most 48 kB. */
const FRAGMENTS_MAX = 16;

/** Must come before all that looks at the address of a caller. Null where no other server shares the database. */
export function joinCluster(app: FastifyInstance, rooms: RoomSettings): Cluster | null {
  const { store, now, settings } = app;
  app.decorateRequest('isPassedOn', false);
  if (store.roomOwners === null) return null;
  const cluster = new Cluster({
    owners: store.roomOwners,
    address: () => rooms.serverUrl ?? serverAddress(app.server.address()),
    log: app.log,
    now,
    isLimited: settings.rateLimit,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const client = cluster.passedOnClient(request);
    if (client !== null) {
      request.isPassedOn = true;
      Object.defineProperty(request, 'ip', { value: client });
    }
    done();
  });
  return cluster;
}

/** Must be awaited before routes are added: it looks at all of them. */
export async function registerRooms(
  app: FastifyInstance,
  { phones, phonesPerAddress, publicUrl }: RoomSettings,
  cluster: Cluster | null,
): Promise<void> {
  const { store, clock, log, settings } = app;
  const now = () => performance.now();
  const isBehindProxy = settings.trustProxy.length > 0;
  const roomServer = new RoomServer({
    store,
    clock,
    now,
    log,
    phones,
    phonesPerAddress,
    isLimited: settings.rateLimit,
    addresses: () => whereToFind({ publicUrl, isBehindProxy }, app.server.address()),
  });
  const warn = (err: unknown) => app.log.warn({ err }, 'Rooms could not be looked after.');
  const rounds = startHeartbeat(roomServer, now, warn);
  const renewing = cluster?.startRenewing(roomServer);
  let isStopping = false;

  app.decorate('roomServer', roomServer);
  const openRooms = new OpenRooms(async (code) => (await roomServer.row(code)) !== null);
  app.decorate('openRooms', openRooms);
  app.decorate('cluster', cluster);
  app.decorate('passOn', async (code, request, reply) => {
    if (roomServer.has(code)) return false;
    if (cluster !== null && (await cluster.passOn(code, request, reply))) {
      countPassedOn(roomServer, request, reply);
      return true;
    }
    if ((await roomServer.find(code)) === null) throw new Refusal('NO_SUCH_ROOM');
    return false;
  });
  app.decorate(
    'door',
    createDoor(app, () => isStopping),
  );

  await app.register(websocket, {
    options: {
      perMessageDeflate: false,
      maxPayload: ROOM_LIMITS.pictureMessageBytes,
      clientTracking: false,
      // Pings are answered while they are not too many, and no page sends a message in pieces as small as these.
      autoPong: false,
      maxFragments: FRAGMENTS_MAX,
      // Never the other one that is offered: it is a secret.
      handleProtocols: (offered: Set<string>) => offered.has(ROOM_PROTOCOL) && ROOM_PROTOCOL,
    },
    // What is wrong with a frame, the close says; nothing of it belongs into a log.
    errorHandler: (_error, socket) => socket.close(),
    preClose: (done) => {
      isStopping = true;
      rounds.stop();
      roomServer.stop();
      cluster?.cutAll();
      setTimeout(() => roomServer.cutAll(), CUT_AFTER_MS).unref();
      done();
    },
  });
  answerOtherUpgrades(app.server);
  app.addHook('onClose', async () => {
    await renewing?.stop();
  });
}

/** A connection that stays counts here, too. Its owner closes it when it says nothing. */
function countPassedOn({ limiter }: RoomServer, request: FastifyRequest, reply: FastifyReply) {
  const { socket } = request.raw;
  if (request.method !== 'GET' || socket.destroyed) return;
  const slot = limiter.enter(request.ip, () => socket.destroy());
  slot.greeted();
  (request.ws ? socket : reply.raw).once('close', slot.left);
}

const FREE_GUESS: Guess = { waitMs: 0, right() {}, wrong() {}, forgive() {} };

type Door = ReturnType<typeof createDoor>;

/** Who finds which room. */
function createDoor({ roomServer, now, settings }: FastifyInstance, isOver: () => boolean) {
  const guard = settings.rateLimit ? new GuessGuard() : null;
  const guessOf = (address: string, code: string | null): Guess =>
    guard?.begin(address, code, now()) ?? FREE_GUESS;

  /** Counts a look-up as a guess, before it is made. */
  async function lookUp<Found>(
    address: string,
    code: string | null,
    { isProven, find, otherwise }: LookUp<Found>,
  ): Promise<Found> {
    const guess = guessOf(address, code);
    try {
      if (guess.waitMs > 0 && !(await isProven())) {
        const retryAfterS = Math.ceil(guess.waitMs / 1000);
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterS });
      }
      const found = await find();
      if (found === null) {
        guess.wrong();
        throw new Refusal(otherwise);
      }
      guess.right();
      return found;
    } catch (error) {
      if (!(error instanceof Refusal)) guess.forgive();
      throw error;
    }
  }

  const codeOf = ({ params }: FastifyRequest) => roomCodeInPath((params as { code: string }).code);

  /** Whether the caller has been in the room before. */
  async function isProven(request: FastifyRequest): Promise<boolean> {
    const code = codeOf(request);
    const proof = proofOf(request.headers);
    if (code === null || proof === null) return false;
    // Read from its row every time: how long it takes must not tell whether the room is there.
    const row = await roomServer.row(code);
    return isProof(proof, row ?? NO_KEYS) && row !== null;
  }

  /** The code of a room that is there; throws for any other, and when the address has guessed too often. */
  async function find(request: FastifyRequest): Promise<string> {
    if (isFromAnotherSite(request)) throw new Refusal('CROSS_SITE');
    const code = codeOf(request);
    return lookUp(request.ip, code, {
      isProven: () => isProven(request),
      find: async () => {
        const isThere =
          code !== null && (roomServer.has(code) || (await roomServer.row(code)) !== null);
        return isThere ? code : null;
      },
      otherwise: 'NO_SUCH_ROOM',
    });
  }

  return {
    lookUp,
    find,
    /** Who has opened a room need not guess its code. */
    knows: (ip: string, code: string) => guessOf(ip, code).right(),
    /** `find` for a client that wants to stay connected: from this site only, and not too many. */
    async admit(request: FastifyRequest): Promise<string> {
      if (isFromAnotherSite(request)) throw new Refusal('CROSS_SITE');
      const reason = isOver() ? 'OVERLOADED' : roomServer.limiter.refusal(request.ip);
      // Others at the same address must not keep out a device that comes back.
      const isBack = reason === 'TOO_MANY_REQUESTS' && (await isProven(request));
      if (reason !== null && !isBack) throw new Refusal(reason);
      return find(request);
    },
  };
}

const PROOF = /^[A-Za-z0-9_.-]{1,64}$/;

/** What a returning device shows: a page can send Authorization with any call but a socket, and there its subprotocol. */
function proofOf(headers: IncomingHttpHeaders): string | null {
  const offered = headers['sec-websocket-protocol']?.split(',').map((name) => name.trim()) ?? [];
  const inProtocol = offered.find((name) => name.startsWith(ROOM_PROOF_PREFIX));
  const inHeader = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const proof = inProtocol?.slice(ROOM_PROOF_PREFIX.length) ?? inHeader ?? '';
  return PROOF.test(proof) ? proof : null;
}
