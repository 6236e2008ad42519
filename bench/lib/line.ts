import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

const PIECE = 1460;

/** A line that all connections share, with its speed in each direction and the way there and back. */
export type Line = { readonly bitsPerSecond: number; readonly roundTripMs: number };

/** Passes connections on to a server, over a line. `sentBytes` counts what went to the clients. */
export async function startLine(toPort: number, { bitsPerSecond, roundTripMs }: Line) {
  const open = new Set<Socket>();
  let sentBytes = 0;

  /** When the next piece may leave, by direction. */
  const free = { up: 0, down: 0 };
  function direction(way: 'up' | 'down'): Transform {
    let arrived: Promise<unknown> = Promise.resolve();
    return new Transform({
      highWaterMark: 16 * PIECE,
      async transform(chunk: Buffer, _encoding, done) {
        for (let at = 0; at < chunk.length; at += PIECE) {
          const piece = chunk.subarray(at, at + PIECE);
          free[way] =
            Math.max(performance.now(), free[way]) + (piece.length * 8000) / bitsPerSecond;
          if (way === 'down') sentBytes += piece.length;
          await until(free[way]);
          arrived = pause(roundTripMs / 2).then(() => this.push(piece));
        }
        done();
      },
      // Timers of one length end in their order, so the last piece is the last to arrive.
      flush: (done) => void arrived.then(() => done()),
    });
  }

  const server = createServer((client) => {
    const upstream = connect(toPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(direction('up')).pipe(upstream);
    upstream.pipe(direction('down')).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    origin: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    sentBytes: () => sentBytes,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Timers are no finer than a millisecond, so pieces within one leave together. */
const until = (atMs: number) => {
  const waitMs = atMs - performance.now();
  return waitMs < 1 ? null : pause(waitMs);
};
