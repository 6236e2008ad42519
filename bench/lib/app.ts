import { existsSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { lastWords, startChild, stopChild } from './own.ts';
import { freePort } from './port.ts';

export type RunningServer = {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** From starting the process to the first good answer. */
  readonly readyMs: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

const serverFile = fromRoot('apps/server/dist/server.js');

/** Our built server, as `npm start` would run it, with the rate limits off for load. */
export async function startApp(settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  if (!existsSync(serverFile)) throw new Error('The product is not built: run `npm run build`.');
  const port = await freePort();
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    RATE_LIMIT: 'off',
    ...settings,
  };
  return startServer([serverFile], env, port, '/readyz');
}

export async function startServer(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  port: number,
  readyPath: string,
): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = startChild(process.execPath, command, {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints = lastWords(child);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin + readyPath))) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${complaints()}`);
    if (performance.now() - startedAt > 120_000) throw new Error('The server is never ready.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    stop: (signal) => stopChild(child, signal),
  };
}

const answers = (address: string) =>
  fetch(address).then(
    (response) => response.body?.cancel().then(() => response.ok) ?? response.ok,
    () => false,
  );
