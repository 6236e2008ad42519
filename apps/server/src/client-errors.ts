import type { Socket } from 'node:net';
import { malformed, type Reason, Refusal } from './refusal.ts';

const REASONS: Readonly<Record<string, Reason>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Bytes that never became a request: no reply exists yet, so the answer is written by hand. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const reason = REASONS[error.code ?? ''];
    const refusal = reason ? new Refusal(reason) : malformed('This is not valid HTTP.');
    const { status, title, code, errors } = refusal;
    const body = JSON.stringify({ status, title, code, errors });
    socket.write(
      [
        `HTTP/1.1 ${status} ${title}`,
        'Content-Type: application/problem+json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy();
}
