import type { Socket } from 'node:net';
import type { Problem } from '@wheel/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { malformed, type Reason, Refusal } from '../refusal.ts';
import { StorageError } from '../storage/errors.ts';
import { BARE_HEADERS } from './headers.ts';

/** What the framework refuses, in our words. */
const FRAMEWORK_REASONS: Readonly<Record<string, Reason>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_JSON',
  FST_ERR_MAX_PARAM_LENGTH: 'ADDRESS_TOO_LONG',
};

/** What the sending of files refuses; its errors carry no code. */
const FILE_REASONS: Readonly<Record<number, Reason>> = {
  412: 'FILE_CHANGED',
  416: 'NO_SUCH_PART',
};

function refusalOf(error: Partial<FastifyError>): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageError) return new Refusal(error.code, { cause: error });
  const status = error.statusCode ?? 500;
  const reason = FRAMEWORK_REASONS[error.code ?? ''] ?? FILE_REASONS[status];
  if (reason !== undefined) return new Refusal(reason);
  if (error.code === 'FST_ERR_BAD_URL') return malformed('The address is not valid.');
  if (status >= 400 && status < 500) return malformed('This is not valid JSON.');
  return new Refusal('UNEXPECTED', { cause: error });
}

function problemOf(refusal: Refusal, requestId: string): Problem {
  return {
    status: refusal.status,
    title: refusal.title,
    code: refusal.code,
    ...(refusal.errors && { errors: [...refusal.errors] }),
    ...(refusal.status >= 500 && { requestId }),
  };
}

/** Turns every error into an answer. An unexpected one is logged in full. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error instanceof Error ? error : { message: String(error) });
  const at = { reqId: request.id, method: request.method, url: request.url };
  if (refusal.code === 'UNEXPECTED') request.log.error({ err: error, ...at }, 'unexpected error');
  else if (refusal.status >= 500) request.log.warn({ err: error, ...at }, refusal.title);
  else request.log.debug({ code: refusal.code, ...at }, refusal.title);

  if (refusal.retryAfterS !== undefined) reply.header('retry-after', refusal.retryAfterS);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  reply
    .code(refusal.status)
    // Said again for the refusals that come before the hook that sets it.
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json')
    .send(problemOf(refusal, request.id));
}

const CONNECTION_REASONS: Readonly<Record<string, Reason>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** The last answer of a connection to which no reply exists, written by hand. */
export function answerByHand({ status, title, code, errors }: Refusal): string {
  const body = JSON.stringify({ status, title, code, errors });
  return [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Bytes that never became a request. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const reason = CONNECTION_REASONS[error.code ?? ''];
    const refusal = reason ? new Refusal(reason) : malformed('This is not valid HTTP.');
    socket.write(answerByHand(refusal));
  }
  socket.destroy();
}
