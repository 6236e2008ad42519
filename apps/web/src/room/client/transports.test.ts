import { ROOM_LINK_HEADER, ROOM_PROOF_PREFIX, ROOM_PROTOCOL } from '@wheel/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createEventReader, eventStreamTransport, protocolsWith } from './transports.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The modules of a page that was built for an API at `base`. */
async function pageFor(base?: string) {
  vi.resetModules();
  vi.stubEnv('VITE_API_BASE', base);
  const { socketAddress } = await import('./transports.ts');
  const { eventStreamTransport } = await import('./transports.ts');
  const { findRoom } = await import('./calls.ts');
  return { socketAddress, eventStreamTransport, findRoom };
}

it('Opens the socket on the origin of the page', async () => {
  const { socketAddress } = await pageFor();
  const address = (page: string) => socketAddress('KXMRTD', page);
  expect(address('http://localhost:3000/game')).toBe('ws://localhost:3000/api/rooms/KXMRTD/socket');
  expect(address('https://show.example/game?a=1#b')).toBe(
    'wss://show.example/api/rooms/KXMRTD/socket',
  );
});

it('Opens socket and stream where the other calls of a room go when the API is elsewhere', async () => {
  const base = 'https://api.example/wheel/v1';
  const { socketAddress, eventStreamTransport, findRoom } = await pageFor(base);
  expect(socketAddress('KXMRTD', 'http://localhost:3000/game')).toBe(
    'wss://api.example/wheel/v1/rooms/KXMRTD/socket',
  );
  const fetch = vi.fn(async (_address: string) => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  await findRoom('KXMRTD');
  const closed = vi.fn();
  eventStreamTransport('KXMRTD')({ opened: vi.fn(), received: vi.fn(), closed });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    `${base}/rooms/KXMRTD`,
    `${base}/rooms/KXMRTD/stream`,
  ]);
});

const encoder = new TextEncoder();

afterEach(() => vi.unstubAllGlobals());

/** A server that streams what the test says, and keeps every request. */
function streaming() {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push({ url, init });
    return init.method === 'POST' ? new Response(null, { status: 204 }) : new Response(body);
  });
  return {
    requests,
    tell: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
  };
}

const events = () => ({ opened: vi.fn(), received: vi.fn(), closed: vi.fn() });

it('Reads events that arrive in pieces', () => {
  const received: object[] = [];
  const read = createEventReader((event) => received.push(event));
  const bytes = encoder.encode('event: link\ndata: a:1~x\n\ndata: {"name":"Zoë"}\n\ndata: {"t"');
  for (const byte of bytes) read(Uint8Array.of(byte));
  expect(received).toEqual([
    { type: 'link', data: 'a:1~x' },
    { type: '', data: '{"name":"Zoë"}' },
  ]);
});

it('Posts with the name of the stream in a header, never in the address', async () => {
  const { requests, tell } = streaming();
  const hooks = events();
  const transport = eventStreamTransport('KXMRTD', () => 'p1.token')(hooks);
  tell('event: link\ndata: a:1~secret\n\n');
  await vi.waitFor(() => expect(hooks.opened).toHaveBeenCalled());
  transport.send('{"t":"hello"}');
  tell('event: ping\ndata: 1\n\n');
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(requests.map(({ url }) => url)).toEqual(Array(3).fill('/api/rooms/KXMRTD/stream'));
  expect(new Headers(requests[0]?.init.headers).get('authorization')).toBe('Bearer p1.token');
  expect(new Headers(requests[1]?.init.headers).get(ROOM_LINK_HEADER)).toBe('a:1~secret');
  expect(requests.map(({ init }) => init.body)).toEqual([
    undefined,
    '{"t":"hello"}',
    '{"t":"pong"}',
  ]);
});

it('Tells why the room closed the stream, and once', async () => {
  const { tell, end } = streaming();
  const hooks = events();
  eventStreamTransport('KXMRTD')(hooks);
  tell('data: {"t":"state"}\n\nevent: close\ndata: {"code":4403,"reason":"door"}\n\n');
  end();
  await vi.waitFor(() => expect(hooks.closed).toHaveBeenCalled());
  expect(hooks.received.mock.calls).toEqual([['{"t":"state"}']]);
  expect(hooks.closed.mock.calls).toEqual([[4403, 'door']]);
});

it('Closes when the stream ends without a word, or is refused', async () => {
  const { end } = streaming();
  const ended = events();
  eventStreamTransport('KXMRTD')(ended);
  end();
  await vi.waitFor(() => expect(ended.closed).toHaveBeenCalledWith(1006, ''));
  vi.stubGlobal('fetch', async () => new Response(null, { status: 429 }));
  const refused = events();
  eventStreamTransport('KXMRTD')(refused);
  await vi.waitFor(() => expect(refused.closed).toHaveBeenCalledWith(1006, ''));
});

it('Offers the token of a returning device as the server reads it', () => {
  expect(protocolsWith('p1.token')).toEqual([ROOM_PROTOCOL, `${ROOM_PROOF_PREFIX}p1.token`]);
});
