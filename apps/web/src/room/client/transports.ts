import { ROOM_LINK_HEADER, ROOM_PROOF_PREFIX, ROOM_PROTOCOL } from '@wheel/contract';
import { API_BASE } from '../../lib/api/send.ts';

/** One connection to the room, over any transport. */
export type Transport = {
  send(text: string): void;
  close(): void;
  /** Bytes that wait to leave. */
  backlog(): number;
};

export type TransportEvents = {
  readonly opened: () => unknown;
  readonly received: (text: string) => unknown;
  readonly closed: (code: number, reason: string) => unknown;
};

export type OpenTransport = (events: TransportEvents) => Transport;

/** The address of the room's socket: that of the API, which may be on another origin than this page. */
export const socketAddress = (code: string, pageAddress: string = location.href): string =>
  new URL(`${API_BASE}/rooms/${code}/socket`, pageAddress).href.replace(/^http/, 'ws');

/** A page can send no header with a socket but this one. The token follows a name that the server answers with instead. */
export const protocolsWith = (token: string): readonly string[] => [
  ROOM_PROTOCOL,
  ROOM_PROOF_PREFIX + token,
];

export const webSocketTransport =
  (code: string, proof: () => string | null = () => null): OpenTransport =>
  ({ opened, received, closed }) => {
    const token = proof();
    const protocols = token === null ? [] : [...protocolsWith(token)];
    const socket = new WebSocket(socketAddress(code), protocols);
    let isLeft = false;
    socket.onopen = () => !isLeft && opened();
    socket.onmessage = ({ data }) => !isLeft && typeof data === 'string' && received(data);
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

/** The first event names the stream; messages are posted with that name. */
const NAMED = 'link';
const CLOSED = 'close';
/** Answered, so that the room knows that this device is still there. */
const PING = 'ping';
const PONG = JSON.stringify({ t: 'pong' });

type StreamEvent = { readonly type: string; readonly data: string };

/** The same messages where a filter cuts WebSockets: a stream of events to the page, and one call for each message back. */
export const eventStreamTransport =
  (code: string, proof: () => string | null = () => null): OpenTransport =>
  ({ opened, received, closed }) => {
    const path = `${API_BASE}/rooms/${code}/stream`;
    const reading = new AbortController();
    let name = '';
    let waiting = 0;
    let isLeft = false;
    /** One after the other, so that they arrive in their order. */
    let line: Promise<unknown> = Promise.resolve();

    function end(closeCode: number, reason: string): void {
      if (isLeft) return;
      isLeft = true;
      reading.abort();
      closed(closeCode, reason);
    }

    async function post(text: string): Promise<void> {
      try {
        const headers = { 'Content-Type': 'application/json', [ROOM_LINK_HEADER]: name };
        const response = await fetch(path, { method: 'POST', headers, body: text });
        if (!response.ok) end(1006, '');
      } catch {
        end(1006, '');
      } finally {
        waiting -= text.length;
      }
    }

    function send(text: string): void {
      waiting += text.length;
      line = line.then(() => post(text));
    }

    function hear({ type, data }: StreamEvent): void {
      if (isLeft) return;
      if (type === NAMED) {
        name = data;
        opened();
      } else if (type === CLOSED) {
        const { code: closeCode = 1006, reason = '' } = JSON.parse(data);
        end(closeCode, reason);
      } else if (type === PING) send(PONG);
      else received(data);
    }

    async function read(): Promise<void> {
      const token = proof();
      // EventSource could not show the token.
      const response = await fetch(path, {
        headers: {
          Accept: 'text/event-stream',
          ...(token !== null && { Authorization: `Bearer ${token}` }),
        },
        cache: 'no-store',
        signal: reading.signal,
      });
      const reader = response.ok ? response.body?.getReader() : undefined;
      if (!reader) return;
      const events = createEventReader(hear);
      for (let part = await reader.read(); !part.done; part = await reader.read())
        events(part.value);
    }
    // A connection that ended without a word, or never began, is opened again by the link.
    read()
      .catch(() => {})
      .finally(() => end(1006, ''));

    return {
      send,
      close() {
        isLeft = true;
        // What was said before still goes.
        line.finally(() => reading.abort());
      },
      backlog: () => waiting,
    };
  };

/** Takes the bytes of a stream as they come and hands its events on. */
export function createEventReader(hear: (event: StreamEvent) => void) {
  const decoder = new TextDecoder();
  let text = '';
  return (bytes: Uint8Array): void => {
    text += decoder.decode(bytes, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const field = (label: string) =>
        lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2);
      const data = field('data');
      if (data !== undefined) hear({ type: field('event') ?? '', data });
    }
  };
}
