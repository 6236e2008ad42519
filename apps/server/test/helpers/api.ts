import type { GameEntry } from '@wheel/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type App, buildApp, type Dependencies } from '../../src/app.ts';
import { createPasswords } from '../../src/passwords/passwords.ts';
import type { Store } from '../../src/storage/store.ts';
import { createToken, hashToken } from '../../src/tokens.ts';
import type { TestDatabase } from '../support/stores.ts';

export const PASSWORD = 'long enough';

/** Argon2id at its lowest cost: tests hash hundreds of passwords that nobody will steal. */
const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1 });
const passwordHash = cheapPasswords.then(({ hash }) => hash(PASSWORD));

const DEFAULTS: Dependencies['settings'] = {
  rateLimit: false,
  trustProxy: [],
  allowedHosts: [],
  refusesWeakPasswords: false,
  webDir: '/no/such/folder',
  reviewers: new Set(),
  publicGames: 'on',
  blockedWords: new Set(),
  guestMbPerDay: 500,
};

export type Call = {
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};
type Method = NonNullable<InjectOptions['method']>;

type Time = { nowMs: number; steadyMs: number };

/** The server on a test database, with a clock that only moves when told to. */
export class Api {
  readonly app: App;
  readonly store: Store;
  readonly #time: Time;

  constructor(app: App, store: Store, time: Time) {
    this.app = app;
    this.store = store;
    this.#time = time;
  }

  passTime(ms: number): void {
    this.#time.nowMs += ms;
    this.#time.steadyMs += ms;
  }

  /** The wall clock is set, forward or back; no time passes. */
  setClock(byMs: number): void {
    this.#time.nowMs += byMs;
  }

  call(method: Method, url: string, call: Call = {}): Promise<LightMyRequestResponse> {
    const { token, body, headers = {} } = call;
    return this.app.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
  }

  get(url: string, call?: Call) {
    return this.call('GET', url, call);
  }

  post(url: string, body: unknown, call?: Call) {
    return this.call('POST', url, { ...call, body });
  }

  /** An account with `PASSWORD` and a session of it, without the cost of hashing. */
  async signIn(userName: string): Promise<string> {
    const token = createToken();
    const user = { userName, passwordHash: await passwordHash };
    await this.store.addUser(user, this.#time.nowMs);
    await this.store.addSession({ tokenHash: hashToken(token), userName }, this.#time.nowMs);
    return token;
  }

  /** Creates a game that must succeed, and gives its quizId. */
  async build(entries: readonly GameEntry[], token?: string): Promise<string> {
    const response = await this.post('/api/games', entries, { token: token ?? null });
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json().quizId;
  }
}

export async function startApi(
  store: Store,
  settings: Partial<Dependencies['settings']> = {},
  more: Partial<Pick<Dependencies, 'lag' | 'log' | 'passwords' | 'rooms'>> = {},
): Promise<Api> {
  const time = { nowMs: Date.now(), steadyMs: 0 };
  const app = await buildApp({
    store,
    settings: { ...DEFAULTS, ...settings },
    clock: () => time.nowMs,
    // For limits time passes by `passTime` alone, however slow the machine is.
    now: () => time.steadyMs,
    passwords: await cheapPasswords,
    log: pino({ level: 'silent' }),
    // A busy machine is no reason to refuse what a test asks.
    lag: { isBehind: () => false, stop() {} },
    ...more,
  });
  return new Api(app, store, time);
}

/** One server for a whole suite. */
export function useApi(
  database: TestDatabase,
  settings: Partial<Dependencies['settings']> = {},
): () => Api {
  let api: Api | null = null;
  beforeAll(async () => {
    const { publicGames = DEFAULTS.publicGames } = settings;
    api = await startApi(await database.open({ publicGames }), settings);
  });
  afterAll(() => api?.app.close());
  return () => {
    if (!api) throw new Error('The server is ready in hooks and tests only.');
    return api;
  };
}
