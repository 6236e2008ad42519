import { startBalancer } from './balancer.ts';
import { removeFolder, scratchFolder } from './own.ts';
import { freePort } from './port.ts';
import { startPostgres } from './postgres.ts';
import { neverBehind, startServer } from './server.ts';

/** Two built servers on one PostgreSQL, behind one address. */
export async function openTwoServers(env: Readonly<Record<string, string>> = {}) {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const dataDir = scratchFolder('two-servers');
  const start = (port: number) =>
    startServer({
      env: { DATABASE_URL: url, DATA_DIR: dataDir, ...env },
      port,
      nodeFlags: neverBehind,
    });
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(start));
  const balancer = await startBalancer(ports);
  return {
    origin: balancer.origin,
    /** Ends one of them at once; the other takes over. */
    cutOff: async (nth: number) => servers[nth]?.kill(),
    /** That one again, at the same address. */
    async reconnect(nth: number): Promise<void> {
      servers[nth] = await start(ports[nth] ?? 0);
    },
    async close(): Promise<void> {
      balancer.close();
      await Promise.all(servers.map((server) => server.kill()));
      await postgres.stop();
      removeFolder(dataDir);
    },
  };
}
