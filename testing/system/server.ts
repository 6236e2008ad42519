import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { removeFolder, scratchFolder } from './own.ts';
import { freePort } from './port.ts';
import { type RunningServer, startProgram } from './program.ts';

export type { RunningServer } from './program.ts';

export type ServerSettings = {
  readonly env?: Readonly<Record<string, string>>;
  /** Given when a server comes back to its old address. */
  readonly port?: number;
  readonly nodeFlags?: readonly string[];
  /** Given when it is not what `npm run build` left behind. */
  readonly file?: string;
};

/** The built server as an operator starts it, on a free port, with the rate limits off. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const serverFile = settings.file ?? fromRoot('apps/server/dist/server.js');
  if (!existsSync(serverFile)) throw new Error('The product is not built: run `npm run build`.');
  const port = settings.port ?? (await freePort());
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    ...settings.env,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const args = [...(settings.nodeFlags ?? []), serverFile];
  return startProgram({ args, env, port, readyPath: '/readyz' });
}

/** For servers whose refusals are not what is tested. */
export const neverBehind = [
  '--import',
  pathToFileURL(fromRoot('testing/system/never-behind.mjs')).href,
];

export type TestServer = {
  readonly origin: string;
  /** Ends the server at once, as a power cut would. */
  cutOff(): Promise<void>;
  /** The server at the same address, with the same data. */
  reconnect(): Promise<void>;
  /** The same with an empty disk. */
  reconnectEmpty(): Promise<void>;
  /** Ends the server and removes its data. */
  close(): Promise<void>;
};

/** A built server with data of its own. */
export async function openTestServer(
  env: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const dataDir = scratchFolder('test-server');
  const settings = {
    env: { DATA_DIR: dataDir, ...env },
    port: await freePort(),
    nodeFlags: neverBehind,
  };
  let server = await startServer(settings);
  const reconnect = async () => {
    await server.kill();
    server = await startServer(settings);
  };
  return {
    origin: server.origin,
    cutOff: () => server.kill(),
    reconnect,
    async reconnectEmpty() {
      await server.kill();
      for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
      await reconnect();
    },
    async close() {
      await server.kill();
      removeFolder(dataDir);
    },
  };
}
