import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Clock } from '../clock.ts';
import { clientKey } from '../limits/client-key.ts';
import { type Attempt, LoginGuard } from '../limits/login-guard.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { Refusal } from '../refusal.ts';

/** Per client address. Generous: a whole school may share one. */
const createLimiters = () => ({
  register: new RateLimiter({ burst: 60, everyMs: 2_000 }),
  create: new RateLimiter({ burst: 120, everyMs: 1_000 }),
  edit: new RateLimiter({ burst: 120, everyMs: 1_000 }),
  report: new RateLimiter({ burst: 5, everyMs: 60_000 }),
  account: new RateLimiter({ burst: 10, everyMs: 10_000 }),
  lists: new RateLimiter({ burst: 600, everyMs: 100 }),
  notFound: new RateLimiter({ burst: 120, everyMs: 500 }),
  rooms: new RateLimiter({ burst: 40, everyMs: 5_000 }),
});
type LimitName = keyof ReturnType<typeof createLimiters>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which per-address limit holds for the route. */
    limit?: LimitName;
  }
  interface FastifyInstance {
    /** Whether rates are limited at all. */
    readonly isLimited: boolean;
    /** Throws when the address has come too often. */
    countAgainst(limit: LimitName, request: FastifyRequest): void;
    /** Throws when the address or the name has failed too often. */
    beginLogin(request: FastifyRequest, name: string): Attempt;
  }
}

const UNLIMITED: Attempt = { waitMs: 0, forgive() {} };

function passOrWait(waitMs: number): void {
  if (waitMs <= 0) return;
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) });
}

export function limitRates(app: FastifyInstance, isOn: boolean, clock: Clock): void {
  app.decorate('isLimited', isOn);
  if (!isOn) {
    app.decorate('countAgainst', () => {});
    app.decorate('beginLogin', () => UNLIMITED);
    return;
  }
  const limiters = createLimiters();
  const logins = new LoginGuard();
  app.decorate('countAgainst', (limit, { ip }) => {
    passOrWait(limiters[limit].take(clientKey(ip), clock()));
  });
  app.decorate('beginLogin', ({ ip }, name) => {
    const attempt = logins.begin(clientKey(ip), name, clock());
    passOrWait(attempt.waitMs);
    return attempt;
  });

  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit === undefined) return;
    const count: onRequestHookHandler = (request, _reply, done) => {
      app.countAgainst(limit, request);
      done();
    };
    route.onRequest = [count, ...[route.onRequest ?? []].flat()];
  });
}
