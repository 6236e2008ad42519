import { fileURLToPath } from 'node:url';
import { type App, buildApp } from './app.ts';
import { BadSetting } from './bad-setting.ts';
import { prepareDataDir } from './data-dir.ts';
import { createLog } from './logging.ts';
import { createPasswords } from './passwords/passwords.ts';
import type { Bus } from './rooms/bus.ts';
import { type RoomSettings, readRoomSettings } from './rooms/room-settings.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopCleanly } from './shutdown.ts';
import { openStore, type StorageLog } from './storage/open-store.ts';
import { type BusLog, openNotifyBus } from './storage/postgres/notify-bus.ts';
import type { Store } from './storage/store.ts';

/** The same place seen from src/ and from the built dist/, both one folder below the app. */
const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** After a restart thousands may come back within a second; whoever finds no place in the line waits for seconds. */
const BACKLOG = 4_096;

function addressOf(app: App, { host }: Settings): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function openDatabase(settings: Settings, log: StorageLog): Promise<Store> {
  if (settings.databaseUrl === null) prepareDataDir(settings.dataDir);
  const setting = settings.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  return openStore(settings, log).catch((error: Error) => {
    throw new BadSetting(`${setting} cannot be used: ${error.message}`);
  });
}

/** Servers on one PostgreSQL know of each other's rooms; one on the embedded database is alone. */
async function openBus(
  { databaseUrl }: Settings,
  rooms: RoomSettings,
  log: BusLog,
): Promise<Bus | null> {
  if (databaseUrl === null) return null;
  return openNotifyBus(rooms.databaseUrl ?? databaseUrl, log);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, WEB_DIR);
  const roomSettings = readRoomSettings(process.env);
  const log = createLog(settings.logLevel, process.stderr);
  const store = await openDatabase(settings, log);
  const passwords = await createPasswords();
  const bus = await openBus(settings, roomSettings, log);
  const rooms = { settings: roomSettings, bus };
  const app = await buildApp({ store, settings, clock: Date.now, passwords, log, rooms });
  stopCleanly(app, store);
  await app.listen({ host: settings.host, port: settings.port, backlog: BACKLOG });
  console.log(`Wheel of Fortune is on ${addressOf(app, settings)}`);
}

start().catch((error: Error) => {
  console.error(error instanceof BadSetting ? error.message : `Cannot start: ${error.message}`);
  process.exit(1);
});
