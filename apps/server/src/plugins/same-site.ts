import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Guests build without a token, so the browser's word on where a request comes from is what keeps
 * another site from building in a visitor's name. Callers that are no browsers send neither header.
 */
export function isFromAnotherSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const reads = (method: string) => READING.has(method);

/**
 * Guards whatever may change something. Runs after validation, and after what a route itself looks at before its handler: a body
 * that is wrong is wrong from anywhere.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.anySite || [route.method].flat().every(reads)) return;
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      (request, _reply, done) => {
        if (!reads(request.method) && isFromAnotherSite(request)) throw new Refusal('CROSS_SITE');
        done();
      },
    ];
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Harmless from anywhere. */
    anySite?: true;
  }
}
