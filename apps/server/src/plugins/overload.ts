import type { FastifyInstance } from 'fastify';
import { type LagWatch, watchLag } from '../limits/lag.ts';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers under any load. */
    always?: true;
  }
}

const RETRY_AFTER_S = 2;

/** Refusing some at once serves the others; letting all wait serves nobody. */
export function shedLoad(app: FastifyInstance, lag: LagWatch = watchLag()): void {
  app.addHook('onClose', async () => lag.stop());

  app.addHook('onRequest', (request, _reply, done) => {
    if (lag.isBehind() && !request.routeOptions.config.always) {
      done(new Refusal('OVERLOADED', { retryAfterS: RETRY_AFTER_S }));
    } else done();
  });
}
