import type { RunningServer } from '../../testing/system/server.ts';
import { Connection } from './connection.ts';
import type { Job } from './jobs.ts';

const samples = 50;

/** A floor that answers something else would be no floor, so both are compared first. */
export async function assertSameAnswers(
  ours: RunningServer,
  floor: RunningServer,
  jobs: readonly Job[],
): Promise<void> {
  const [left, right] = await Promise.all([ours, floor].map(({ port }) => Connection.open(port)));
  if (!left || !right) return;
  // Reads come last: they are counted as plays, which change what is suggested a second later.
  for (const { name, requests } of [...jobs].reverse()) {
    if (requests === 'create') continue;
    for (const request of requests.slice(0, samples)) {
      const [our, their] = [await left.ask(request), await right.ask(request)];
      if (our.status === their.status && our.body.equals(their.body)) continue;
      throw new Error(
        `${name}: ours and the floor answer differently to\n${request}\n` +
          `ours  ${our.status} ${our.body}\nfloor ${their.status} ${their.body}`,
      );
    }
  }
  left.close();
  right.close();
}
