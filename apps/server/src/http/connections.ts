import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { malformed } from '../refusal.ts';

/**
 * Slow and silent clients are closed; the figures leave a school's Wi-Fi room to breathe. Browsers open connections ahead of
 * their calls, and proxies keep theirs for 60 s: what is sent on a connection just closed here would be lost.
 */
export const TIMES = {
  requestTimeout: 15_000,
  connectionTimeout: 20_000,
  keepAliveTimeout: 75_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
};

/** How long nothing may move on a connection whose request is being sent or answered. Node lets a client that never reads have it twice. */
const STILL_MS = 7_000;

/** Closes connections on which nothing moves, but for callers who have sent everything and wait for their answer. */
export function keepTimes(server: Server, stillMs = STILL_MS): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    request.socket.setTimeout(stillMs);
    response.on('timeout', () => {
      const isWaiting = request.complete && !response.headersSent;
      if (!isWaiting) request.socket.destroy();
    });
  });
}

/** Requests that Node would refuse by itself, without a word on what is wrong; needs `requireHostHeader: false`. */
export function answerOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isHostless = raw.headers.host === undefined && raw.httpVersion !== '1.0';
    done(isHostless ? malformed('A Host header is required.') : undefined);
  });
  // A refused upgrade whose connection is no longer read would stay open for ever.
  app.addHook('onResponse', ({ raw, ws }, _reply, done) => {
    if (raw.headers.upgrade !== undefined && !ws) raw.socket.destroySoon();
    done();
  });
  // An unknown expectation may be left unfulfilled.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
}
