import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Bus, BusEvents, Envelope } from '../../rooms/bus.ts';
import { CONNECT_TIMEOUT_MS } from './connect.ts';
import { Roster } from './roster.ts';

const CHANNEL = 'wheel_rooms';
/** Notifications in one transaction: each of them takes a lock that all commits share. */
const BATCH_MAX = 256;
/** While the database is away nothing is worth keeping: all of it is asked for anew. */
const WAITING_MAX = 10_000;
const PROBE_MS = 2_000;
const BEAT_MS = 5_000;
/** A beat that this server does not hear itself: the connection says nothing of its end. */
const SILENCE_MS = 8_000;
const RETRY_MS = [200, 500, 1_000, 2_000] as const;

type Beat = { readonly from: string; readonly beat: number | 'bye' };

type Times = { readonly beatMs: number; readonly silenceMs: number; readonly probeMs: number };

export type BusLog = { warn(details: object, message: string): void };

/**
 * Servers on one PostgreSQL tell each other by LISTEN and NOTIFY, on one connection of their own. Null where the address leads
 * through a pooler, which passes no notifications on: then each server's rooms are its own.
 */
export async function openNotifyBus(
  databaseUrl: string,
  log: BusLog,
  times: Times = { beatMs: BEAT_MS, silenceMs: SILENCE_MS, probeMs: PROBE_MS },
): Promise<Bus | null> {
  const bus = new NotifyBus(databaseUrl, log, times);
  if (await bus.probe().catch(() => false)) return bus;
  await bus.close();
  log.warn(
    {},
    'PostgreSQL passes no notifications on, so rooms work on one server only. ' +
      'Behind a pooler, set ROOMS_DATABASE_URL to an address that leads past it.',
  );
  return null;
}

class NotifyBus implements Bus {
  readonly server = randomBytes(6).toString('base64url').replaceAll('-', '_');
  readonly #databaseUrl: string;
  readonly #log: BusLog;
  readonly #times: Times;
  readonly #roster = new Roster();
  #client: pg.Client | null = null;
  #events: BusEvents | null = null;
  #waiting: string[] = [];
  #isFlushing = false;
  #isClosed = false;
  #isConnecting = false;
  #beats = 0;
  #heardAt = performance.now();
  #onOwnBeat: () => void = () => {};
  #beating: NodeJS.Timeout | null = null;

  constructor(databaseUrl: string, log: BusLog, times: Times) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
    this.#times = times;
  }

  /** Whether this server hears itself. */
  async probe(): Promise<boolean> {
    await this.#connect();
    const heard = new Promise<boolean>((resolve) => {
      this.#onOwnBeat = () => resolve(true);
    });
    this.#beat();
    return Promise.race([heard, wait(this.#times.probeMs, false, { ref: false })]);
  }

  start(events: BusEvents): void {
    this.#events = events;
    this.#beating = setInterval(() => this.#look(), this.#times.beatMs).unref();
  }

  publish(envelope: Omit<Envelope, 'from'>): void {
    this.#queue(JSON.stringify({ ...envelope, from: this.server } satisfies Envelope));
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    if (this.#beating !== null) clearInterval(this.#beating);
    this.#queue(JSON.stringify({ from: this.server, beat: 'bye' } satisfies Beat));
    this.#isClosed = true;
    const client = this.#client;
    this.#client = null;
    if (client === null) return;
    const rest = this.#waiting.splice(0);
    await Promise.race([notify(client, rest).catch(() => {}), wait(500, null, { ref: false })]);
    client.end().catch(() => {});
  }

  #queue(text: string): void {
    if (this.#isClosed || this.#waiting.length >= WAITING_MAX) return;
    this.#waiting.push(text);
    if (this.#isFlushing || this.#client === null) return;
    this.#isFlushing = true;
    // Whatever else is to be said in this turn goes along.
    setImmediate(() => this.#flush());
  }

  async #flush(): Promise<void> {
    try {
      while (this.#client !== null && this.#waiting.length > 0)
        await notify(this.#client, this.#waiting.splice(0, BATCH_MAX));
    } catch (err) {
      this.#lost(err);
    } finally {
      this.#isFlushing = false;
    }
  }

  #beat(): void {
    this.#queue(JSON.stringify({ from: this.server, beat: this.#beats++ } satisfies Beat));
  }

  #look(): void {
    const now = performance.now();
    if (this.#client !== null && now - this.#heardAt > this.#times.silenceMs)
      this.#lost(new Error('No notification arrives any more.'));
    if (this.#client === null) return;
    this.#beat();
    for (const server of this.#roster.silentSince(now - this.#times.beatMs * 2.5))
      this.#events?.onLost(server);
  }

  #hear(payload: string): void {
    const told = parsed(payload);
    if (told === null) return;
    const now = performance.now();
    const isOwn = told.from === this.server;
    if ('beat' in told) {
      if (isOwn) {
        this.#heardAt = now;
        this.#onOwnBeat();
      } else if (told.beat === 'bye') {
        this.#roster.forget(told.from);
        this.#events?.onLost(told.from);
      } else this.#roster.heard(told.from, now);
      return;
    }
    if (isOwn) return;
    this.#roster.heard(told.from, now);
    if (told.to === null || told.to === this.server) this.#events?.onEnvelope(told);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'wheel rooms',
    });
    client.on('error', (err) => this.#lost(err, client));
    client.on('end', () => this.#lost(new Error('The connection was ended.'), client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    // Nothing here is kept, so no commit waits for a disk.
    await client.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
    if (this.#isClosed) {
      client.end().catch(() => {});
      return;
    }
    this.#client = client;
    this.#heardAt = performance.now();
    this.#roster.refresh(this.#heardAt);
  }

  #lost(err: unknown, client: pg.Client | null = this.#client): void {
    if (client === null || client !== this.#client) return;
    this.#client = null;
    client.end().catch(() => {});
    if (this.#isClosed || this.#isConnecting) return;
    this.#log.warn({ err }, 'The connection that rooms are told by was lost.');
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    this.#isConnecting = true;
    for (let tries = 0; !this.#isClosed && this.#client === null; tries++) {
      await wait(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)], null, { ref: false });
      await this.#connect().catch(() => {});
    }
    this.#isConnecting = false;
    if (this.#isClosed) return;
    this.#waiting = [];
    this.#beat();
    this.#events?.onRestored();
  }
}

/** Anybody may notify on a channel; null for what is none of ours. */
function parsed(payload: string): Envelope | Beat | null {
  try {
    const told = JSON.parse(payload);
    return typeof told?.from === 'string' ? told : null;
  } catch {
    return null;
  }
}

async function notify(client: pg.Client, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  await client.query({
    name: 'wheel-notify',
    text: `SELECT pg_notify('${CHANNEL}', told) FROM unnest($1::text[]) AS told`,
    values: [texts],
  });
}
