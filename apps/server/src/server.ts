import { existsSync } from 'node:fs';
import { type App, buildApp } from './app.ts';
import { createSteadyClock } from './clock.ts';
import { assertFree } from './listening.ts';
import { createLog } from './logging.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { readMetricsSettings } from './metrics/settings.ts';
import { openDatabase } from './open-database.ts';
import { createPasswords } from './passwords/passwords.ts';
import { readRoomSettings, whereToFind } from './rooms/settings.ts';
import { BadSetting, type Environment, readSettings, type Settings } from './settings.ts';
import { openStore, type Store } from './storage/store.ts';

/** After a restart thousands may come back within a second; a caller that finds the queue full waits for seconds. */
const BACKLOG = 4_096;

function addressOf(app: App, { host }: Settings): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Calls that are not answered by then are cut off, so that the database still closes in order. */
const DRAIN_MS = 3_000;
const SWEEP_MS = 50;
/** A database that went silent is not waited for. All it may lose is the last plays. */
const GIVE_UP_MS = 4_000;

/** Ends the process: in order on a signal, at once on an unexpected error. */
function stopCleanly(app: App, store: Store): void {
  let isStopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    // A connection that is kept alive becomes idle only after its last answer.
    setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref();
    setTimeout(() => crash(new Error('The database did not close in time.')), GIVE_UP_MS).unref();
    await app.close();
    await store.close();
    app.log.info('stopped');
    process.exit(0);
  }

  function crash(err: unknown): void {
    app.log.fatal({ err }, 'crashed');
    process.exit(1);
  }

  process.on('SIGTERM', (signal) => stop(signal).catch(crash));
  process.on('SIGINT', (signal) => stop(signal).catch(crash));
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

export type Listening = {
  /** Where it listens. */
  readonly address: string;
  /** Where other devices find it; null when they cannot. */
  readonly reachedAt: string | null;
};

/** `webDir` is where the pages are unless the environment says otherwise. */
export async function startServer(env: Environment, webDir: string): Promise<Listening> {
  const settings = readSettings(env, webDir);
  // Where nothing is named, a server may run without pages.
  if (settings.webDir !== webDir && !existsSync(settings.webDir))
    throw new BadSetting(
      `WEB_DIR must be the folder of the built pages, not "${settings.webDir}".`,
    );
  const rooms = readRoomSettings(env);
  const measured = readMetricsSettings(env);
  if (measured && measured.port === settings.port && settings.port !== 0)
    throw new BadSetting(`METRICS_PORT must be another port than PORT, not ${settings.port} too.`);
  const log = createLog(settings.logLevel, process.stderr);
  const clock = createSteadyClock();
  await assertFree({ ...settings, settings: { host: 'HOST', port: 'PORT' } });
  if (measured)
    await assertFree({ ...measured, settings: { host: 'METRICS_HOST', port: 'METRICS_PORT' } });
  const metrics = measured && (await import('./metrics/metrics.ts')).createMetrics();
  const store = await openDatabase(settings, () =>
    openStore(settings, log, clock, metrics?.onDatabaseCall),
  );
  const passwords = await createPasswords();
  const app = await buildApp({
    store,
    settings,
    clock,
    passwords,
    log,
    rooms,
    watch: metrics?.watch,
  });
  stopCleanly(app, store);
  if (metrics) await serveMetrics(metrics, measured);
  await app.listen({ host: settings.host, port: settings.port, backlog: BACKLOG });
  const isBehindProxy = settings.trustProxy.length > 0;
  const found = whereToFind({ ...rooms, isBehindProxy }, app.server.address());
  return {
    address: addressOf(app, settings),
    reachedAt: found.publicUrl ?? found.addresses?.[0] ?? null,
  };
}

/** The one line that an operator is told when a start did not succeed. */
export function failureOf(error: Error): string {
  const reason = error.message.replaceAll(/\s+/g, ' ');
  return error instanceof BadSetting ? reason : `Cannot start: ${reason}`;
}
