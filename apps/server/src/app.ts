import { randomBytes } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { LIMITS } from '@wheel/contract';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { answerClientError } from './client-errors.ts';
import type { Clock } from './clock.ts';
import type { LagWatch } from './limits/lag.ts';
import type { Passwords } from './passwords/passwords.ts';
import { knowCallers } from './plugins/auth.ts';
import { answerError } from './plugins/errors.ts';
import { sendHeaders } from './plugins/headers.ts';
import { limitRates } from './plugins/limits.ts';
import { answerOddRequests } from './plugins/odd-requests.ts';
import { describeApi, serveDescription } from './plugins/openapi.ts';
import { shedLoad } from './plugins/overload.ts';
import { servePages } from './plugins/pages.ts';
import { knowReviewers } from './plugins/reviewers.ts';
import { keepRooms } from './plugins/rooms.ts';
import { refuseOtherSites } from './plugins/same-site.ts';
import type { BlockedWords } from './review/blocked-words.ts';
import type { Bus } from './rooms/bus.ts';
import { DEFAULT_ROOM_SETTINGS, type RoomSettings } from './rooms/room-settings.ts';
import { accountRoutes } from './routes/account.ts';
import { authRoutes } from './routes/auth.ts';
import { editRoutes } from './routes/edits.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { libraryRoutes } from './routes/library.ts';
import { logoutRoutes } from './routes/logout.ts';
import { passwordRoutes } from './routes/password.ts';
import { quizRoutes } from './routes/quiz.ts';
import { reportRoutes } from './routes/reports.ts';
import { reviewRoutes } from './routes/review.ts';
import { roomLinkRoutes } from './routes/room-links.ts';
import { roomRoutes } from './routes/rooms.ts';
import { searchRoutes } from './routes/search.ts';
import { trashRoutes } from './routes/trash.ts';
import type { Settings } from './settings.ts';
import type { PublicGames, Store } from './storage/store.ts';
import { validatorCompiler } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly store: Store;
    readonly clock: Clock;
    readonly passwords: Passwords;
    readonly publicGames: PublicGames;
    readonly blockedWords: BlockedWords;
  }
}

export type Dependencies = {
  readonly store: Store;
  readonly settings: Pick<
    Settings,
    'rateLimit' | 'trustProxy' | 'webDir' | 'reviewers' | 'publicGames' | 'blockedWords'
  >;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly log: FastifyBaseLogger;
  readonly lag?: LagWatch;
  readonly rooms?: { readonly settings: RoomSettings; readonly bus: Bus | null };
};

export type App = Awaited<ReturnType<typeof buildApp>>;

/** Slow and silent clients are closed; the figures leave a school's Wi-Fi room to breathe. */
const TIMES = {
  requestTimeout: 10_000,
  // Node lets a client that never reads have this time twice.
  connectionTimeout: 7_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
};
/** Longer than proxies keep theirs (60 s): what one sends on a connection just closed here would be lost. */
const PROXY_KEEP_ALIVE_MS = 75_000;
/** 10,000 of them may stay, in rooms. */
const CONNECTIONS_MAX = 12_000;
/** As long as an address can be at all: a name nobody has is an empty list, however long. */
const PARAM_LENGTH_MAX = 16_384;

export async function buildApp(dependencies: Dependencies) {
  const { store, settings, clock, passwords, log, lag } = dependencies;
  const rooms = dependencies.rooms ?? { settings: DEFAULT_ROOM_SETTINGS, bus: null };
  const idPrefix = randomBytes(6).toString('base64url');
  let requests = 0;
  const isBehindProxy = settings.trustProxy.length > 0;

  const app = Fastify({
    ...TIMES,
    ...(isBehindProxy && { keepAliveTimeout: PROXY_KEEP_ALIVE_MS }),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for every request costs more than the few lines that name theirs.
    childLoggerFactory: (parent) => parent,
    genReqId: () => `${idPrefix}-${(requests++).toString(36)}`,
    trustProxy: isBehindProxy ? [...settings.trustProxy] : false,
    bodyLimit: LIMITS.bodyBytes,
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    forceCloseConnections: 'idle',
    // Whoever asks again on an open connection during a stop still gets a real answer.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerError,
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.server.maxConnections = CONNECTIONS_MAX;
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(answerError);
  app.decorate('store', store);
  app.decorate('clock', clock);
  app.decorate('passwords', passwords);
  app.decorate('publicGames', settings.publicGames);
  app.decorate('blockedWords', settings.blockedWords);

  sendHeaders(app, isBehindProxy);
  answerOddRequests(app);
  shedLoad(app, lag);
  limitRates(app, settings.rateLimit, clock);
  knowCallers(app, store, clock);
  knowReviewers(app, settings.reviewers);
  refuseOtherSites(app);
  describeApi(app);
  await keepRooms(app, { store, clock, isLimited: settings.rateLimit, ...rooms });

  const api = { prefix: '/api' };
  app.register(authRoutes, api);
  app.register(logoutRoutes, api);
  app.register(gameRoutes, api);
  app.register(quizRoutes, api);
  app.register(searchRoutes, api);
  app.register(libraryRoutes, api);
  app.register(editRoutes, api);
  app.register(trashRoutes, api);
  app.register(accountRoutes, api);
  app.register(passwordRoutes, api);
  app.register(reportRoutes, api);
  app.register(reviewRoutes, api);
  app.register(roomRoutes, api);
  app.register(roomLinkRoutes, api);
  app.register(healthRoutes);
  app.register(async (scope) => serveDescription(scope));
  servePages(app, settings.webDir);

  await app.ready();
  return app;
}
