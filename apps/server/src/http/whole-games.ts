import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  onResponseHookHandler,
} from 'fastify';
import { Refusal } from '../refusal.ts';
import { clientKey } from './limits/client-key.ts';
import { GuestQuota } from './limits/guest-quota.ts';
import { RateLimiter } from './limits/rate-limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes whole games, which can be large: their bytes are limited. */
    takesGames?: true;
  }
}

/** 4 MB at once, then 50 kB a second: some twenty of the largest games of one address, then one in three seconds. */
const BYTES = { burst: 4_000_000, everyMs: 1 / 50 };

/** Without a length the body may be as long as the route takes. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isNaN(length) ? (routeOptions.bodyLimit ?? 0) : length;
}

const waitIn = (waitMs: number) => ({ retryAfterS: Math.ceil(waitMs / 1000) });

/** Keeps one caller's games from filling the disk, and from holding up other callers. */
export function limitGames(app: FastifyInstance): void {
  if (!app.settings.rateLimit) return;
  const counting = createCounting(app);
  const begin: onRequestHookHandler = (request, _reply, done) => {
    counting.begin(request);
    done();
  };
  const end: onResponseHookHandler = (request, { statusCode }, done) => {
    if (statusCode >= 400) counting.giveBack(request);
    done();
  };
  app.addHook('onRoute', (route) => {
    if (!route.config?.takesGames) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), begin];
    route.onResponse = [...[route.onResponse ?? []].flat(), end];
  });
}

function createCounting({ now, settings }: FastifyInstance) {
  const bytesPerAddress = new RateLimiter(BYTES);
  const guests = new GuestQuota(settings.guestMbPerDay);
  const undoings = new WeakMap<FastifyRequest, () => void>();

  return {
    /** Charges before anything is read, so that many at once win nothing. */
    begin(request: FastifyRequest): void {
      const address = clientKey(request.ip);
      const bytes = bytesOf(request);
      // More than the burst could never pass; the route refuses it by its size.
      const cost = Math.min(bytes, BYTES.burst);
      const waitMs = bytesPerAddress.take(address, now(), cost);
      if (waitMs > 0) throw new Refusal('TOO_MANY_REQUESTS', waitIn(waitMs));
      const undo = () => bytesPerAddress.giveBack(address, cost);
      undoings.set(request, undo);
      // An empty header is none: who sends it is a guest.
      if (request.headers.authorization) return;
      const guestWaitMs = guests.take(address, bytes, now());
      if (guestWaitMs > 0) throw new Refusal('GUEST_QUOTA', waitIn(guestWaitMs));
      undoings.set(request, () => {
        undo();
        guests.giveBack(address, bytes);
      });
    },
    giveBack(request: FastifyRequest): void {
      undoings.get(request)?.();
      undoings.delete(request);
    },
  };
}
