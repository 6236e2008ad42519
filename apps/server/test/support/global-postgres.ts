import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../testing/system/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number | undefined;
  }
}

/** One PostgreSQL for the whole run; each suite gets a database of its own on it. */
export default async function startForAll(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgresPort', server.port);
  return () => server.stop();
}
