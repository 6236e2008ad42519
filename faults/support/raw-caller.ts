import { Agent, request } from 'node:http';
import type { Answer } from './client.ts';
import type { OddRequest } from './fuzz-requests.ts';

/** Sends odd requests as they are, over a real connection. */
export function createRawCaller(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const nothing: Answer = { status: 0, headers: {}, body: '' };

  const once = ({ method, path, headers, body }: OddRequest) =>
    new Promise<Answer>((resolve) => {
      const payload = body === null ? null : Buffer.from(body);
      const length = payload ? { 'content-length': String(payload.length) } : {};
      const target = { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } };
      const sent = request({ ...target, agent, timeout: 20_000 }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(nothing));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve(nothing));
      sent.end(payload ?? undefined);
    });

  return async (odd: OddRequest): Promise<Answer> => {
    const answer = await once(odd);
    // A connection that the server closed while idle is no answer to this request.
    return answer.status === 0 ? once(odd) : answer;
  };
}
