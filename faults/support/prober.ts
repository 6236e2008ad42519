import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from './client.ts';

type Probe = { readonly timesMs: readonly number[]; readonly failures: readonly string[] };

/** One well-behaved visitor who keeps asking, to see what the others cost it. */
export function startProber(origin: string, path: string, everyMs = 20) {
  const timesMs: number[] = [];
  const failures: string[] = [];
  let isStopped = false;
  const done = (async () => {
    const client = createClient(origin);
    while (!isStopped) {
      const startedAt = performance.now();
      try {
        const { status } = await client.call(path);
        if (status !== 200) failures.push(`${path} answered ${status}`);
      } catch (error) {
        failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
      timesMs.push(performance.now() - startedAt);
      await pause(everyMs);
    }
    client.close();
  })();
  return {
    async stop(): Promise<Probe> {
      isStopped = true;
      await done;
      return { timesMs, failures };
    },
  };
}
