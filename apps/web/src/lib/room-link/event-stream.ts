import type { OpenCarrier } from './link.ts';

/** The first event names the stream; messages are posted to that name. */
const NAMED = 'link';
const CLOSED = 'close';
/** Answered, so that the room knows that somebody is still there. */
const PING = 'ping';
const PONG = JSON.stringify({ t: 'pong' });

/** The same messages where a filter cuts WebSockets: a stream of events to the page, and one call for each message back. */
export const overEventStream =
  (code: string): OpenCarrier =>
  ({ opened, heard, closed }) => {
    const path = `/api/rooms/${code}/stream`;
    const source = new EventSource(path);
    let name = '';
    let waiting = 0;
    let isLeft = false;
    /** One after the other, so that they arrive in their order. */
    let line: Promise<unknown> = Promise.resolve();

    function end(closeCode: number, reason: string): void {
      if (isLeft) return;
      isLeft = true;
      source.close();
      closed(closeCode, reason);
    }

    async function post(text: string): Promise<void> {
      try {
        const headers = { 'Content-Type': 'application/json' };
        const address = `${path}/${encodeURIComponent(name)}`;
        const response = await fetch(address, { method: 'POST', headers, body: text });
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

    source.addEventListener(NAMED, ({ data }) => {
      name = data;
      if (!isLeft) opened();
    });
    source.addEventListener(CLOSED, ({ data }) => {
      const { code: closeCode = 1006, reason = '' } = JSON.parse(data);
      end(closeCode, reason);
    });
    source.addEventListener(PING, () => send(PONG));
    source.onmessage = ({ data }) => !isLeft && heard(data);
    // It would come back by itself, as somebody else.
    source.onerror = () => end(1006, '');
    return {
      send,
      close() {
        isLeft = true;
        // What was said before still goes.
        line.finally(() => source.close());
      },
      backlog: () => waiting,
    };
  };
