import { fileURLToPath } from 'node:url';
import { openRoom } from '../../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import { freePort } from '../../testing/system/port.ts';
import { type RunningServer, startProgram } from '../../testing/system/program.ts';
import { startServer } from '../../testing/system/server.ts';
import { addressFor, ClientSocket } from './client-socket.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const NODE_FLAGS = ['--expose-gc', '--import', here('./gc-on-signal.mjs')];

export type RoomHost = { show(text: string): void };

/** A server on which a host shows and guests see, whatever it calls that. */
export type Contestant = {
  readonly server: RunningServer;
  openRoom(): Promise<string>;
  host(room: string): Promise<RoomHost>;
  /** The nth guest of all; what it is shown goes to `onText`. */
  guest(room: string, nth: number, onText: (text: string) => void): Promise<ClientSocket>;
  stop(): Promise<void>;
};

export async function startOurs(env: Readonly<Record<string, string>> = {}): Promise<Contestant> {
  const dataDir = scratchFolder('bench-rooms');
  const server = await startServer({
    env: { DATA_DIR: dataDir, ROOM_PHONES: '2000', ROOM_PHONES_PER_ADDRESS: '2000', ...env },
    nodeFlags: NODE_FLAGS,
  });
  const secrets = new Map<string, string>();
  const pathOf = (code: string) => `/api/rooms/${code}/socket`;
  let revs = 0;
  return {
    server,
    async openRoom() {
      const { code, hostSecret } = await openRoom(server.origin);
      secrets.set(code, hostSecret);
      return code;
    },
    async host(code) {
      const socket = await ClientSocket.open(server.port, pathOf(code), '127.0.0.1');
      const welcomed = new Promise<void>((resolve) => {
        socket.onText = (text) => text.includes('"welcome"') && resolve();
      });
      const secret = secrets.get(code);
      socket.send(JSON.stringify({ t: 'hello', v: 1, as: 'host', secret, device: 'bench' }));
      await welcomed;
      // All are shown the same, as the others show it.
      socket.send('{"t":"allow","board":true,"letters":false,"phrases":false,"sameRoom":false}');
      return {
        show: (text) =>
          socket.send(`{"t":"state","term":1,"rev":${++revs},"state":${text},"events":[]}`),
      };
    },
    async guest(code, nth, onText) {
      const socket = await ClientSocket.open(server.port, pathOf(code), addressFor(nth));
      const welcomed = new Promise<void>((resolve, reject) => {
        socket.onText = (text) => (text.includes('"welcome"') ? resolve() : onText(text));
        socket.onClose = () => reject(new Error('A guest was turned away.'));
      });
      socket.send(`{"t":"hello","v":1,"as":"player","name":"P${nth}","team":${nth % 8}}`);
      await welcomed;
      socket.onText = onText;
      return socket;
    },
    async stop() {
      await server.kill();
      removeFolder(dataDir);
    },
  };
}

async function startFloor(file: string): Promise<RunningServer> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  return startProgram({ args: [...NODE_FLAGS, here(file)], env, port, readyPath: '/' });
}

export async function startBareWs(): Promise<Contestant> {
  const server = await startFloor('./bare-ws.mjs');
  let rooms = 0;
  return {
    server,
    openRoom: async () => `R${rooms++}`,
    async host(room) {
      const socket = await ClientSocket.open(server.port, `/?room=${room}&host=1`, '127.0.0.1');
      return { show: (text) => socket.send(text) };
    },
    async guest(room, nth, onText) {
      const socket = await ClientSocket.open(server.port, `/?room=${room}&host=0`, addressFor(nth));
      socket.onText = onText;
      return socket;
    },
    stop: () => server.kill(),
  };
}

export async function startSocketIo(): Promise<Contestant> {
  const server = await startFloor('./socket-io.mjs');
  let rooms = 0;
  const open = async (path: string, address: string, onText: (text: string) => void) => {
    const socket = await ClientSocket.open(server.port, path, address);
    const joined = new Promise<void>((resolve) => {
      socket.onText = (text) => {
        if (text.startsWith('40')) resolve();
        else if (text.startsWith('0')) socket.send('40');
        else if (text === '2') socket.send('3');
        else onText(text);
      };
    });
    await joined;
    return socket;
  };
  const pathOf = (room: string, host: number) =>
    `/socket.io/?EIO=4&transport=websocket&room=${room}&host=${host}`;
  return {
    server,
    openRoom: async () => `R${rooms++}`,
    async host(room) {
      const socket = await open(pathOf(room, 1), '127.0.0.1', () => {});
      return { show: (text) => socket.send(`42["m",${text}]`) };
    },
    guest: (room, nth, onText) => open(pathOf(room, 0), addressFor(nth), onText),
    stop: () => server.kill(),
  };
}
