import type { Engine } from './engine.ts';

export type CallTimer = (
  call: 'read' | 'write' | 'transaction',
  durationMs: number,
  isFailed: boolean,
) => void;

/** The engine, telling how long each call took. */
export function timeCalls(engine: Engine, onCall: CallTimer): Engine {
  async function time<T>(call: Parameters<CallTimer>[0], work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    let isFailed = true;
    try {
      const result = await work();
      isFailed = false;
      return result;
    } finally {
      onCall(call, performance.now() - startedAt, isFailed);
    }
  }
  return {
    ...engine,
    read: (query) => time('read', () => engine.read(query)),
    write: (query) => time('write', () => engine.write(query)),
    transaction: (work) => time('transaction', () => engine.transaction(work)),
    newestTitled: (where, key) => time('read', () => engine.newestTitled(where, key)),
  };
}
