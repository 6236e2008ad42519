import { randomBytes } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { LIMITS } from '@wheel/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Clock } from './clock.ts';
import { authenticate, authorizeReviewers } from './http/authenticate.ts';
import { answerOddRequests, keepTimes, TIMES } from './http/connections.ts';
import { answerClientError, answerError } from './http/errors.ts';
import { sendHeaders } from './http/headers.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { limitRates } from './http/limits.ts';
import { describeApi, serveDescription } from './http/openapi.ts';
import { type LagWatch, refuseOverload } from './http/overload.ts';
import { servePages } from './http/pages.ts';
import { limitPipelining } from './http/pipelining.ts';
import { joinCluster, registerRooms } from './http/rooms.ts';
import { refuseOtherSites } from './http/same-site.ts';
import { refuseOtherHosts } from './http/served-hosts.ts';
import { limitGames } from './http/whole-games.ts';
import type { Passwords } from './passwords/passwords.ts';
import { DEFAULT_ROOM_SETTINGS, type RoomSettings } from './rooms/settings.ts';
import { accountRoutes } from './routes/account.ts';
import { authRoutes, logoutRoutes } from './routes/auth.ts';
import { editRoutes } from './routes/edits.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { libraryRoutes } from './routes/library.ts';
import { passwordRoutes } from './routes/password.ts';
import { quizRoutes } from './routes/quiz.ts';
import { reportRoutes } from './routes/reports.ts';
import { reviewRoutes } from './routes/review.ts';
import { roomConnectionRoutes } from './routes/room-connections.ts';
import { roomRoutes } from './routes/rooms.ts';
import { searchRoutes } from './routes/search.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';
import { validatorCompiler } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly store: Store;
    readonly clock: Clock;
    /** Milliseconds that never jump. */
    readonly now: () => number;
    readonly passwords: Passwords;
    readonly settings: AppSettings;
  }
}

/** All but what is needed before there is an app. */
type AppSettings = Omit<
  Settings,
  'host' | 'port' | 'dataDir' | 'databaseUrl' | 'logLevel' | 'guestGamesDays'
>;

export type Dependencies = {
  readonly store: Store;
  readonly settings: AppSettings;
  readonly clock: Clock;
  /** Milliseconds that never jump; `performance.now` unless a test moves them. */
  readonly now?: () => number;
  readonly passwords: Passwords;
  readonly log: FastifyBaseLogger;
  readonly lag?: LagWatch;
  readonly rooms?: RoomSettings;
  /** Sees the app before its routes. */
  readonly watch?: ((app: FastifyInstance) => void) | undefined;
};

export type App = Awaited<ReturnType<typeof buildApp>>;

/** 10,000 of them may stay, in rooms. */
const CONNECTIONS_MAX = 12_000;
/** The names that an operator has given the server. */
const namesOf = (
  { allowedHosts }: Dependencies['settings'],
  { publicUrl }: RoomSettings,
): readonly string[] =>
  publicUrl === null ? allowedHosts : [...allowedHosts, new URL(publicUrl).hostname];

const API_ROUTES = [
  authRoutes,
  logoutRoutes,
  gameRoutes,
  quizRoutes,
  searchRoutes,
  libraryRoutes,
  editRoutes,
  accountRoutes,
  passwordRoutes,
  reportRoutes,
  reviewRoutes,
  roomRoutes,
  roomConnectionRoutes,
];

export async function buildApp(dependencies: Dependencies) {
  const { store, settings, clock, passwords, log, lag } = dependencies;
  const now = dependencies.now ?? (() => performance.now());
  const rooms = dependencies.rooms ?? DEFAULT_ROOM_SETTINGS;
  const idPrefix = randomBytes(6).toString('base64url');
  let requests = 0;

  const app = Fastify({
    ...TIMES,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for every request costs more than the few lines that name theirs.
    childLoggerFactory: (parent) => parent,
    genReqId: () => `${idPrefix}-${(requests++).toString(36)}`,
    trustProxy: settings.trustProxy.length > 0 && [...settings.trustProxy],
    bodyLimit: LIMITS.bodyBytes,
    routerOptions: { maxParamLength: LIMITS.addressMax },
    forceCloseConnections: 'idle',
    // A call on an open connection during a stop still gets a real answer.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerError,
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.server.maxConnections = CONNECTIONS_MAX;
  limitPipelining(app.server);
  keepTimes(app.server);
  app.removeAllContentTypeParsers();
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(answerError);
  app.decorate('store', store);
  app.decorate('clock', clock);
  app.decorate('now', now);
  app.decorate('passwords', passwords);
  app.decorate('settings', settings);

  dependencies.watch?.(app);
  const cluster = joinCluster(app, rooms);
  sendHeaders(app);
  answerOddRequests(app);
  refuseOtherHosts(app, { names: namesOf(settings, rooms), trustProxy: settings.trustProxy });
  refuseOtherSites(app);
  refuseOverload(app, lag);
  limitGames(app);
  limitRates(app);
  authenticate(app);
  authorizeReviewers(app);
  describeApi(app);
  await registerRooms(app, rooms, cluster);

  for (const routes of API_ROUTES) app.register(routes, { prefix: '/api' });
  app.register(healthRoutes);
  app.register(async (scope) => serveDescription(scope));
  servePages(app, settings.webDir);

  await app.ready();
  return app;
}
