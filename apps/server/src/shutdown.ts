import type { App } from './app.ts';
import type { Store } from './storage/store.ts';

/** Whoever has not been answered by then is cut off, so that the database still closes in order. */
const DRAIN_MS = 3_000;
const SWEEP_MS = 50;
/** A database that went silent is not waited for. All it may lose is the last plays. */
const GIVE_UP_MS = 4_000;

/** Ends the process: in order when asked to, at once when something broke that nobody foresaw. */
export function stopCleanly(app: App, store: Store): void {
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
