import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Call = {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Done twice it comes to the same. */
  readonly isRepeatable?: boolean;
};

/** The answer broke off after it had begun. */
export class CutAnswer extends Error {}

export type Client = {
  /** Rejects when no answer came, with a `CutAnswer` when a part of it came. */
  call(path: string, call?: Call): Promise<Answer>;
  close(): void;
};

const PATIENCE_MS = 30_000;
const IDLE_CLOSED = ['ECONNRESET', 'EPIPE'];

/** One caller with a connection of its own, kept open between calls. */
export function createClient(origin: string, { connections = 1 } = {}): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    call: (path, call = {}) => send(agent, origin + path, call),
    close: () => agent.destroy(),
  };
}

function send(agent: Agent, address: string, call: Call): Promise<Answer> {
  const { method = call.body === undefined ? 'GET' : 'POST', timeoutMs = PATIENCE_MS } = call;
  const { isRepeatable = method === 'GET' } = call;
  const payload = call.body === undefined ? undefined : JSON.stringify(call.body);
  const headers = {
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(payload)),
    }),
    ...call.headers,
  };
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, method, headers, timeout: timeoutMs }, (response) => {
      const chunks: Buffer[] = [];
      const cut = () => reject(new CutAnswer(`${method} ${address} broke off`));
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (!response.complete) return cut();
        const body = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      response.on('error', cut);
      response.on('aborted', cut);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server had just closed the idle connection; the page asks again on another.
      const isIdleClosed = sent.reusedSocket && IDLE_CLOSED.includes(error.code ?? '');
      if (isIdleClosed && isRepeatable) resolve(send(agent, address, call));
      else reject(error);
    });
    sent.end(payload);
  });
}

/** Asks again while the server sheds load, as its Retry-After invites to. */
export async function patiently(client: Client, path: string, call: Call = {}): Promise<Answer> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await client.call(path, call);
    if (answer.status !== 503 || performance.now() > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export async function answers(origin: string, path: string): Promise<boolean> {
  const client = createClient(origin);
  try {
    return (await client.call(path, { timeoutMs: 2000 })).status === 200;
  } catch {
    return false;
  } finally {
    client.close();
  }
}
