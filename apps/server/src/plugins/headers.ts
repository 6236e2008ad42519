import type { FastifyInstance } from 'fastify';

const NOSNIFF = { 'x-content-type-options': 'nosniff' };

const API_HEADERS = {
  ...NOSNIFF,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-cache',
};

/** The web app makes its service worker's address through a Trusted Types policy named `app`. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app',
].join('; ');

export const PAGE_HEADERS = {
  ...NOSNIFF,
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-cache',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const HSTS = 'max-age=31536000; includeSubDomains';

export const isApi = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url);

export function sendHeaders(app: FastifyInstance, isBehindProxy: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApi(request.url) ? API_HEADERS : PAGE_HEADERS);
    reply.header('x-request-id', request.id);
    // This server speaks plain HTTP; only a trusted proxy can say that the client came by HTTPS.
    if (isBehindProxy && request.protocol === 'https') {
      reply.header('strict-transport-security', HSTS);
    }
    done();
  });
}
