import type { Problem } from '@wheel/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { malformed, type Reason, Refusal } from '../refusal.ts';
import { StorageError } from '../storage/errors.ts';

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

/** The one place where an error becomes an answer. What nobody foresaw is logged in full here. */
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
