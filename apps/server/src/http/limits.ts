import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Refusal } from '../refusal.ts';
import { clientKey } from './limits/client-key.ts';
import { type Attempt, LoginGuard } from './limits/login-guard.ts';
import { type Rate, RateLimiter } from './limits/rate-limiter.ts';

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
    /** Throws when the address has come too often. */
    countAgainst(limit: LimitName, request: FastifyRequest): void;
    /** Throws when the address or the name has failed too often. */
    beginLogin(request: FastifyRequest, foldedName: string, device?: string): Attempt;
  }
}

const UNLIMITED: Attempt = { waitMs: 0, forgive() {}, succeed() {} };

/** Refused guesses of one address are logged so often. */
const LOGGED: Rate = { burst: 1, everyMs: 60_000 };

function passOrWait(waitMs: number): void {
  if (waitMs <= 0) return;
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) });
}

export function limitRates(app: FastifyInstance): void {
  const { now, settings } = app;
  if (!settings.rateLimit) {
    app.decorate('countAgainst', () => {});
    app.decorate('beginLogin', () => UNLIMITED);
    return;
  }
  const limiters = createLimiters();
  const logins = new LoginGuard();
  const logged = new RateLimiter(LOGGED);
  app.decorate('countAgainst', (limit, { ip }) => {
    passOrWait(limiters[limit].take(clientKey(ip), now()));
  });
  app.decorate('beginLogin', ({ ip, id, log }, foldedName, device) => {
    const attempt = logins.begin(clientKey(ip), foldedName, now(), device);
    if (attempt.waitMs > 0 && logged.take(clientKey(ip), now()) === 0)
      log.info({ reqId: id, address: ip }, 'logins refused: too many were wrong');
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
