import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A WebSocket from an address of its own: a server takes only so many from one. */
export class ClientSocket {
  readonly #socket: WebSocket;
  onText: (text: string) => void = () => {};
  onClose: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.onText(String(data)));
    socket.on('close', () => this.onClose());
    socket.on('error', () => {});
    // Some servers send at once, before the opener can listen.
    socket.once('open', () => {
      socket.pause();
      setImmediate(() => socket.resume());
    });
  }

  static async open(port: number, path: string, localAddress: string): Promise<ClientSocket> {
    const options = { localAddress, perMessageDeflate: false, skipUTF8Validation: true };
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
    const client = new ClientSocket(socket);
    await once(socket, 'open');
    return client;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  destroy(): void {
    this.#socket.terminate();
  }
}

/** Loopback has sixteen million addresses; each is used for this many sockets. */
const PER_ADDRESS = 400;
export const addressFor = (nth: number): string => {
  const block = Math.floor(nth / PER_ADDRESS);
  return `127.0.${1 + Math.floor(block / 250)}.${1 + (block % 250)}`;
};
