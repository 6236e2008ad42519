import type { Socket } from 'node:net';
import { badRequest, Refusal, type RefusalCode } from './refusal.ts';

const CODES: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Bytes that never became a request: no reply exists yet, so the answer is written by hand. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const code = CODES[error.code ?? ''];
    const refusal = code ? new Refusal(code) : badRequest('', 'This is not valid HTTP.');
    const { status, title, errors } = refusal;
    const body = JSON.stringify({ status, title, errors });
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
