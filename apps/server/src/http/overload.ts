import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers under any load. */
    always?: true;
  }
}

/** How long a turn of the event loop may take before the server counts as behind. */
const LATE_MS = 500;
const LOOK_EVERY_MS = 250;
const RESOLUTION_MS = 50;

/** How long the turns of the event loop took since the last `reset`. */
export type Turns = Pick<IntervalHistogram, 'count' | 'min' | 'enable' | 'disable' | 'reset'>;

export type LagWatch = { readonly isBehind: () => boolean; readonly stop: () => void };

/**
 * Tells a server that cannot keep up from one that stood still once, because the machine slept or the
 * disk was slow. After one pause the next turn is quick again; a server is behind only when even the
 * quickest of its last turns was late.
 */
export function watchLag(
  turns: Turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
): LagWatch {
  let isBehind = false;
  const look = () => {
    // One turn alone may have been the pause.
    if (turns.count < 2) return;
    isBehind = turns.min > LATE_MS * 1e6;
    turns.reset();
  };
  turns.enable();
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    isBehind: () => isBehind,
    stop() {
      clearInterval(looking);
      turns.disable();
    },
  };
}

/** Refusing some at once serves the others; letting all wait would serve none. */
export function refuseOverload(app: FastifyInstance, lag: LagWatch = watchLag()): void {
  app.addHook('onClose', async () => lag.stop());

  app.addHook('onRequest', (request, _reply, done) => {
    const isShed = lag.isBehind() && !request.routeOptions.config.always;
    done(isShed ? new Refusal('OVERLOADED') : undefined);
  });
}
