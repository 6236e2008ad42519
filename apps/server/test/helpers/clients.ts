import { request } from 'node:http';
import { connect } from 'node:net';

type Call = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** Calls from one address of this machine: each of 127.0.0.0/8 counts as a client of its own. */
export const clientAt =
  (origin: string, localAddress: string) =>
  (path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = { method, localAddress, headers: { ...type, ...headers }, agent: false };
      const call = request(`${origin}${path}`, options, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      });
      call.on('error', reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });

/** As many as a connection takes without waiting for answers. */
const IN_ONE_PACKET = 10;

/** Sends all requests at once, in as few packets as the server takes; gives their statuses. */
export async function allAtOnce(
  origin: string,
  localAddress: string,
  requests: readonly string[],
): Promise<readonly number[]> {
  const packets = Array.from({ length: Math.ceil(requests.length / IN_ONE_PACKET) }, (_, nth) =>
    requests.slice(nth * IN_ONE_PACKET, (nth + 1) * IN_ONE_PACKET),
  );
  const statuses = packets.map((packet) => pipelined(origin, localAddress, packet));
  return (await Promise.all(statuses)).flat();
}

/** Sends all requests in one packet; gives their statuses in order, as far as they were answered. */
export const pipelined = (
  origin: string,
  localAddress: string,
  requests: readonly string[],
): Promise<readonly number[]> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(origin);
    const socket = connect({ host, port: Number(port), localAddress }, () =>
      socket.write(requests.join('')),
    );
    let text = '';
    const statuses = () =>
      [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code));
    socket.setEncoding('latin1');
    // A connection that is cut answers what it answered before.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(statuses()));
    socket.on('data', (chunk) => {
      text += chunk;
      if (statuses().length === requests.length) socket.destroy();
    });
  });
