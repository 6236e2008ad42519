import { connect, type Socket } from 'node:net';

type SlowSocket = {
  /** How long the server put up with it; null while it still does. */
  readonly closedAfterMs: number | null;
  destroy(): void;
};

const DRIP_MS = 1000;

/** Sends `head` at once and then one byte a second of something that never ends. */
export function drip(port: number, head: string, byte: string): SlowSocket {
  const startedAt = performance.now();
  let closedAfterMs: number | null = null;
  const socket = connect(port, '127.0.0.1');
  const dripping = setInterval(() => socket.write(byte), DRIP_MS);
  socket.on('error', () => {});
  socket.on('data', () => {});
  socket.on('close', () => {
    clearInterval(dripping);
    closedAfterMs = performance.now() - startedAt;
  });
  socket.write(head);
  return {
    get closedAfterMs() {
      return closedAfterMs;
    },
    destroy: () => socket.destroy(),
  };
}

type DeafSocket = {
  /** Begins to read after all and answers whether the server had given up. */
  wasClosed(): Promise<boolean>;
  destroy(): void;
};

const STILL_THERE_MS = 3000;

/** Asks and reads nothing of the answers; enough of them fill all buffers on the way. */
export function neverRead(port: number, request: string, times: number): DeafSocket {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  socket.write(request.repeat(times));
  return {
    wasClosed() {
      return new Promise((resolve) => {
        socket.on('data', () => {});
        socket.on('close', () => resolve(true));
        socket.setTimeout(STILL_THERE_MS, () => resolve(false));
        socket.resume();
      });
    },
    destroy: () => socket.destroy(),
  };
}
