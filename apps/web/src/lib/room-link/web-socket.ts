import type { OpenCarrier } from './link.ts';

/** The address of the room's socket, on the origin of this page. */
export const socketAddress = (code: string, { protocol, host }: Location = location): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/rooms/${code}/socket`;

export const overWebSocket =
  (code: string): OpenCarrier =>
  ({ opened, heard, closed }) => {
    const socket = new WebSocket(socketAddress(code));
    let isLeft = false;
    socket.onopen = () => !isLeft && opened();
    socket.onmessage = ({ data }) => !isLeft && typeof data === 'string' && heard(data);
    socket.onclose = ({ code: closeCode, reason }) => !isLeft && closed(closeCode, reason);
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close() {
        isLeft = true;
        socket.close(1000);
      },
      backlog: () => socket.bufferedAmount,
    };
  };
