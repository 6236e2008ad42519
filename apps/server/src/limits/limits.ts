import { LoginGuard } from './login-guard.ts';
import { type Rate, RateLimiter } from './rate-limiter.ts';

/** Per client address. Generous: a whole school may share one. */
const RATES = {
  register: { burst: 60, everyMs: 2_000 },
  create: { burst: 120, everyMs: 1_000 },
  lists: { burst: 600, everyMs: 100 },
  notFound: { burst: 120, everyMs: 500 },
} as const satisfies Record<string, Rate>;

export type LimitName = keyof typeof RATES;

export type Limits = {
  readonly login: LoginGuard;
  readonly perAddress: Readonly<Record<LimitName, RateLimiter>>;
};

export const createLimits = (): Limits => ({
  login: new LoginGuard(),
  perAddress: {
    register: new RateLimiter(RATES.register),
    create: new RateLimiter(RATES.create),
    lists: new RateLimiter(RATES.lists),
    notFound: new RateLimiter(RATES.notFound),
  },
});
