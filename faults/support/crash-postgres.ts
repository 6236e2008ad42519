import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** It still recovers from the crash before. */
const CANNOT_CONNECT_NOW = '57P03';

/** Kills a process of PostgreSQL, upon which it drops all the others and recovers from its log as after a crash. */
export async function crashPostgres(url: string): Promise<void> {
  const client = await connectOnceRecovered(url);
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const pid = rows[0]?.pid;
    if (pid === undefined)
      throw new Error('PostgreSQL did not say which process serves this connection.');
    process.kill(pid, 'SIGKILL');
    await ended;
  } finally {
    await client.end().catch(() => {});
  }
}

async function connectOnceRecovered(url: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client(url);
    // Killing one of its processes cuts every connection, this one too.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== CANNOT_CONNECT_NOW) throw error;
      await pause(50);
    }
  }
}
