import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Engine } from './engine.ts';
import { sql } from './sql.ts';

/** A lone play is soon seen; of a crowd some seconds' worth is written at once, a game's plays together. */
const FLUSH_AFTER_MS = 200;
const FLUSH_EVERY_MS = 5000;
/** Games per transaction: on SQLite all callers wait while one is written, some three milliseconds. */
const BATCH_MAX = 100;
/** Plays of this many different games wait at most; beyond it the newest are not counted. */
const WAITING_MAX = 100_000;

/** Gathers plays in memory and writes them now and then, so that loading a quiz never waits for a write. */
export function createPlayCounter(
  engine: Engine,
  {
    clock,
    onWritten,
    onError,
  }: { clock: Clock; onWritten: () => void; onError: (error: unknown) => void },
) {
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let flushedAtMs = -FLUSH_EVERY_MS;
  let writing: Promise<void> = Promise.resolve();

  function note(quizId: string, plays: number) {
    if (waiting.size >= WAITING_MAX && !waiting.has(quizId)) return;
    waiting.set(quizId, (waiting.get(quizId) ?? 0) + plays);
  }

  async function write() {
    const games = [...waiting];
    waiting = new Map();
    while (games.length > 0) {
      const batch = games.splice(0, BATCH_MAX);
      try {
        await writeBatch(engine, batch, clock());
        onWritten();
      } catch (error) {
        for (const [quizId, plays] of [...batch, ...games]) note(quizId, plays);
        throw error;
      }
      await nextTurn();
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write, write);
    return writing;
  }

  function schedule() {
    if (timer) return;
    const untilNextMs = flushedAtMs + FLUSH_EVERY_MS - performance.now();
    timer = setTimeout(
      () => {
        timer = null;
        flushedAtMs = performance.now();
        flush().catch((error) => {
          onError(error);
          schedule();
        });
      },
      Math.max(FLUSH_AFTER_MS, untilNextMs),
    ).unref();
  }

  return {
    count(quizId: string): void {
      note(quizId.toLowerCase(), 1);
      schedule();
    },
    async close(): Promise<void> {
      if (timer) clearTimeout(timer);
      await flush();
    },
  };
}

async function writeBatch(
  engine: Engine,
  batch: [quizId: string, plays: number][],
  atMs: number,
): Promise<void> {
  // Rows are locked in one order everywhere, or two servers could wait for each other.
  const games = batch.toSorted(([a], [b]) => (a < b ? -1 : 1));
  await engine.transaction(async (tx) => {
    for (const [quizId, plays] of games) {
      await tx(sql`
        UPDATE games SET plays = plays + ${plays}, played_at = ${atMs} WHERE quiz_id = ${quizId}`);
    }
  });
}
