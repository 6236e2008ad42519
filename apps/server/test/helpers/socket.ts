import { Agent, request } from 'node:http';
import type { LightMyRequestResponse } from 'fastify';
import type { HostileRequest } from './hostile.ts';

export type SocketAnswer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'json'>;

/** Sends requests as they are over one real connection. No answer at all is an error. */
export function socketTo(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const send = (hostile: HostileRequest) =>
    new Promise<SocketAnswer>((resolve, reject) => {
      const { method, url, headers, payload } = hostile;
      const bytes = payload === undefined ? undefined : Buffer.from(payload);
      const length = bytes ? { 'content-length': String(bytes.length) } : {};
      const target = { host: '127.0.0.1', port, method, path: url, agent };
      const sent = request({ ...target, headers: { ...headers, ...length } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({
            statusCode: response.statusCode ?? 0,
            headers: response.headers,
            body,
            json: () => JSON.parse(body),
          });
        });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server had closed the connection after the answer before; any client asks again on another.
        const isClosed = sent.reusedSocket && error.code === 'ECONNRESET';
        if (isClosed) resolve(send(hostile));
        else reject(error);
      });
      sent.end(bytes);
    });

  return { send, close: () => agent.destroy() };
}
