import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';

const gzipped = promisify(gzip);
/** Below this the network hardly notices, and compressing would cost more than the whole call. */
const WORTHWHILE_LENGTH = 4096;

/** For the answers that can grow long. Runs off the main thread, so that others do not wait. */
export const compressLongAnswers: onSendAsyncHookHandler = async (request, reply, payload) => {
  reply.header('vary', 'Accept-Encoding');
  if (typeof payload !== 'string' || payload.length < WORTHWHILE_LENGTH) return payload;
  if (!/\bgzip\b/i.test(request.headers['accept-encoding']?.toString() ?? '')) return payload;
  reply.header('content-encoding', 'gzip').removeHeader('content-length');
  return gzipped(payload, { level: constants.Z_BEST_SPEED });
};
