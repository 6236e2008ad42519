import type { FastifyInstance } from 'fastify';
import { type LagWatch, watchLag } from '../limits/lag.ts';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers under any load. */
    always?: true;
  }
}

/** Refusing some at once serves the others; letting all wait serves nobody. */
export function shedLoad(app: FastifyInstance, lag: LagWatch = watchLag()): void {
  app.addHook('onClose', async () => lag.stop());

  app.addHook('onRequest', (request, _reply, done) => {
    const isShed = lag.isBehind() && !request.routeOptions.config.always;
    done(isShed ? new Refusal('OVERLOADED') : undefined);
  });
}
