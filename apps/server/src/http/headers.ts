import type { FastifyInstance, onRequestHookHandler } from 'fastify';

const NOSNIFF = { 'x-content-type-options': 'nosniff' };

/** Of answers that are written before there is a reply. */
export const BARE_HEADERS = {
  ...NOSNIFF,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

const API_HEADERS = { ...BARE_HEADERS, 'cache-control': 'private, no-cache' };

/** The web app makes its service worker's address through a Trusted Types policy named `app`. */
const pagePolicy = (sockets: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${sockets}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app',
  ].join('; ');

/** Safari before 16 does not take a WebSocket to the same host for `'self'`. */
function socketsAt(host: string): string {
  return /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host)
    ? ` ws://${host} wss://${host}`
    : '';
}

const PAGE_HEADERS = {
  ...NOSNIFF,
  'content-security-policy': pagePolicy(''),
  'cache-control': 'no-cache',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The files of the app are no documents, and thirty phones fetch a dozen of them each. */
const FILE_HEADERS = {
  ...NOSNIFF,
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
};
const FILE = /^\/(?:favicon\.svg|(?:assets|icons|sounds)\/[^?#]*\.(?:js|css|woff2|mp3|png))$/;

/** Holds for this name alone: other servers below it may speak plain HTTP. */
const HSTS = 'max-age=31536000';

/** For answers that must not be kept anywhere. */
export const neverStored: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store');
  done();
};

export const isApi = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url);

export function sendHeaders(app: FastifyInstance): void {
  const isBehindProxy = app.settings.trustProxy.length > 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request.url)) {
      reply.headers(API_HEADERS);
      // What is meant for one person must not stay on a computer that others use.
      if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store');
    } else if (FILE.test(request.url)) {
      reply.headers(FILE_HEADERS);
    } else {
      reply.headers(PAGE_HEADERS);
      reply.header('content-security-policy', pagePolicy(socketsAt(request.headers.host ?? '')));
    }
    reply.header('x-request-id', request.id);
    // This server speaks plain HTTP; only a trusted proxy can say that the client came by HTTPS.
    if (isBehindProxy && request.protocol === 'https') {
      reply.header('strict-transport-security', HSTS);
    }
    done();
  });
}
