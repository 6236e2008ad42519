import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { parse } from 'yaml';
import { fromRoot } from '../../scripts/lib/paths.ts';
import {
  lastWords,
  removeFolder,
  scratchFolder,
  startChild,
  stopChild,
} from '../../testing/system/own.ts';
import { freePort } from '../../testing/system/port.ts';
import { startPostgres } from '../../testing/system/postgres.ts';
import { startServer } from './server.ts';

const SERVERS = ['server-1', 'server-2'] as const;
const READY_WITHIN_MS = 30_000;

type Places = Readonly<Record<string, string>>;
type Compose = {
  readonly 'x-subnet': string;
  readonly services: Readonly<Record<string, { readonly environment: Places }>>;
};

const moved = (text: string, places: Places) =>
  Object.entries(places).reduce((result, [from, to]) => result.replaceAll(from, to), text);

/** What compose.yaml gives a service, with the values of `.env` and the addresses of this machine. */
function environmentOf({ services }: Compose, service: string, places: Places): Places {
  return Object.fromEntries(
    Object.entries(services[service]?.environment ?? {}).map(([name, text]) => [
      name,
      moved(text.replaceAll(/\$\{(\w+)[^}]*\}/g, '$$$1'), places),
    ]),
  );
}

async function createDatabase(port: number): Promise<void> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query('CREATE ROLE wheel LOGIN');
  await client.query('CREATE DATABASE wheel OWNER wheel');
  await client.end();
}

/** The four parts of compose.yaml as processes of this machine, behind the Caddyfile as `change` leaves it. */
export async function startComposed(change: (caddyfile: string) => string) {
  const compose: Compose = parse(readFileSync(fromRoot('compose.yaml'), 'utf8'), { merge: true });
  const folder = scratchFolder('faults-compose');
  const postgres = await startPostgres();
  await createDatabase(postgres.port);
  const [first, second, httpsPort, httpPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const ports = [first, second];
  const upstreams = Object.fromEntries(
    SERVERS.map((name, nth) => [`${name}:3000`, `127.0.0.1:${ports[nth]}`]),
  );
  const places = {
    ...upstreams,
    '@database': `@127.0.0.1:${postgres.port}`,
    [compose['x-subnet']]: '127.0.0.1',
    $DATABASE_PASSWORD: 'secret',
  };
  const start = (nth: 0 | 1) =>
    startServer({
      env: {
        RATE_LIMIT: '',
        ...environmentOf(compose, SERVERS[nth], { ...places, $SITE: 'localhost' }),
      },
      port: ports[nth] ?? 0,
    });
  const servers = await Promise.all([start(0), start(1)]);

  const file = join(folder, 'Caddyfile');
  const own = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${httpPort}\n}\n`;
  const shipped = readFileSync(fromRoot('Caddyfile'), 'utf8');
  writeFileSync(file, own + moved(change(shipped), upstreams));
  const caddy = startChild('caddy', ['run', '--config', file], {
    env: {
      ...process.env,
      ...environmentOf(compose, 'caddy', { $SITE: `localhost:${httpsPort}` }),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = lastWords(caddy);
  const origin = `https://localhost:${httpsPort}`;
  const startedMs = performance.now();
  while ((await statusOf(`${origin}/readyz`)) !== 200) {
    if (performance.now() - startedMs > READY_WITHIN_MS || caddy.exitCode !== null)
      throw new Error(`Caddy is not ready:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    httpsPort,
    servers,
    /** The authority that Caddy made for itself. */
    authority: readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt')),
    async startAgain(nth: 0 | 1): Promise<void> {
      servers[nth] = await start(nth);
    },
    stopDatabase: () => postgres.stop(),
    async stop(): Promise<void> {
      await stopChild(caddy);
      await Promise.all(servers.map((server) => server.kill()));
      await postgres.stop();
      removeFolder(folder);
    },
  };
}

/** The status of an answer, or 0 where none came. */
export const statusOf = (address: string, init?: RequestInit): Promise<number> =>
  fetch(address, init).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
