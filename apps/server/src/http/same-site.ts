import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Guests build without a token, so the browser's word on where a request comes from is what keeps
 * another site from building in a visitor's name. Callers that are no browsers send neither header.
 * X-Forwarded-Host is not believed: any caller can send it through a proxy.
 */
export function isFromAnotherSite({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host?.toLowerCase();
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const reads = (method: string) => READING.has(method);

/** Guards every call that may change something, before it is counted: another site must not use up its visitor's limits. */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isGuarded = !reads(request.method) && !request.routeOptions.config.anySite;
    done(isGuarded && isFromAnotherSite(request) ? new Refusal('CROSS_SITE') : undefined);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Harmless from anywhere. */
    anySite?: true;
  }
}
