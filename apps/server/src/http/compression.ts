import { constants, gzip } from 'node:zlib';
import type { onSendHookHandler } from 'fastify';

/** Below this the network hardly notices, and compressing would cost more than the whole call. */
const WORTHWHILE_LENGTH = 4096;

/** Named, and not only to be ruled out by a weight of zero. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/**
 * For the answers that can grow long. Compresses off the main thread, so that others do not wait;
 * short answers pass without one turn of the event loop.
 */
export const compressLongAnswers: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== 'string' || payload.length < WORTHWHILE_LENGTH) return done(null, payload);
  reply.header('vary', 'Accept-Encoding');
  const isTaken = TAKES_GZIP.test(String(request.headers['accept-encoding']));
  if (!isTaken) return done(null, payload);
  gzip(payload, { level: constants.Z_BEST_SPEED }, (error, packed) => {
    if (error !== null) return done(error);
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    done(null, packed);
  });
};
