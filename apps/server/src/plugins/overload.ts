import type { FastifyInstance } from 'fastify';
import { LagWatch } from '../limits/lag-watch.ts';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers under any load. */
    always?: true;
  }
}

const TICK_MS = 250;
const RETRY_AFTER_S = 2;

/** Refusing some at once serves the others; letting all wait serves nobody. */
export function shedLoad(app: FastifyInstance, watch = new LagWatch()): void {
  let dueAt = performance.now() + TICK_MS;
  const ticking = setInterval(() => {
    const now = performance.now();
    watch.note(now - dueAt);
    dueAt = now + TICK_MS;
  }, TICK_MS).unref();
  app.addHook('onClose', async () => clearInterval(ticking));

  app.addHook('onRequest', (request, _reply, done) => {
    if (watch.isBehind && !request.routeOptions.config.always) {
      done(new Refusal('OVERLOADED', { retryAfterS: RETRY_AFTER_S }));
    } else done();
  });
}
