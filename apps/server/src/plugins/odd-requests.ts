import type { FastifyInstance } from 'fastify';
import { malformed } from '../refusal.ts';

/** Requests that Node would refuse by itself, without a word on what is wrong; needs `requireHostHeader: false`. */
export function answerOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isHostless = raw.headers.host === undefined && raw.httpVersion !== '1.0';
    done(isHostless ? malformed('A Host header is required.') : undefined);
  });
  // An expectation that nobody knows may be left unfulfilled.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
}
