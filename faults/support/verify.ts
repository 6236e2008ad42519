import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createClient } from './client.ts';
import { keptOf, type SentGame } from './games.ts';
import type { Report } from './report.ts';

type Tally = { whole: number; absent: number; half: number; changed: number };

/** Asks the server for each game and counts what came of it. */
export async function tallyOf(origin: string, games: readonly SentGame[]): Promise<Tally> {
  const tally: Tally = { whole: 0, absent: 0, half: 0, changed: 0 };
  const waiting = [...games];
  const ask = async () => {
    const client = createClient(origin);
    for (let game = waiting.pop(); game; game = waiting.pop())
      tally[await keptOf(client, game)] += 1;
    client.close();
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  return tally;
}

/** What was acknowledged must be whole; what was only sent may be absent, but never half there. */
export async function expectKept(
  report: Report,
  origin: string,
  games: { readonly acknowledged: readonly SentGame[]; readonly sent: readonly SentGame[] },
  when: string,
): Promise<void> {
  const promised = await tallyOf(origin, games.acknowledged);
  const broken = promised.absent + promised.half + promised.changed;
  report.expect(
    broken === 0,
    `${when}: ${broken} of ${games.acknowledged.length} acknowledged games ` +
      `(${promised.absent} absent, ${promised.half} half, ${promised.changed} changed)`,
  );
  const known = new Set(games.acknowledged);
  const others = games.sent.filter((game) => !known.has(game));
  const unpromised = await tallyOf(origin, others);
  const spoiled = unpromised.half + unpromised.changed;
  report.expect(
    spoiled === 0,
    `${when}: ${spoiled} of ${others.length} unanswered games half there`,
  );
}

/** SQLite's own check of the file, beside the running server. */
export function expectIntact(report: Report, dataDir: string, when: string): void {
  const database = new DatabaseSync(join(dataDir, 'wheel.sqlite'), { readOnly: true });
  try {
    const { integrity_check: said } = database.prepare('PRAGMA integrity_check').get();
    report.expect(said === 'ok', `${when}: integrity check says ${String(said)}`);
    const orphans = database.prepare('PRAGMA foreign_key_check').all();
    report.expect(orphans.length === 0, `${when}: ${orphans.length} rows without their parent`);
  } finally {
    database.close();
  }
}
