import { randomUUID } from 'node:crypto';
import { FROM_HOST, FROM_PLAYER, FROM_REMOTE, RoomHello } from '@wheel/contract';
import type { TSchema } from 'typebox';
import { connect, openRoom } from '../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import {
  type Bystander,
  HOPELESS_MS,
  leastWait,
  startBystander,
  WAIT_MAX_MS,
} from './support/bystander.ts';
import { type Client, createClient } from './support/client.ts';
import type { Fault, FaultRun } from './support/fault.ts';
import { HOSTILE_VALUES, pathsIn, sampleOf, withValue } from './support/hostile-values.ts';
import { startServer } from './support/server.ts';

/** Just below what a call takes: most take 16 kB, those that carry a game 1 MiB. */
const BODY_BYTES = [16 * 1024 - 1024, 1024 * 1024 - 4096];
const FRAME_BYTES = 15 * 1024;
/** Node takes no longer request line. */
const ADDRESS_BYTES = 12 * 1024;
const ROOM_CLOSES_WITHIN_MS = 5_000;
const SIGNS = /Auth\/(register|login|logout)$/;
const QUICK_SHARE = 0.08;
const password = 'a long password';

type Operation = {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: TSchema }>> };
};
type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

type Attack = {
  readonly name: string;
  readonly kind: string;
  readonly send: () => Promise<unknown>;
};

/** Every attempt comes from an address of its own, so that no rate is what stops it. */
function createAddresses() {
  let count = 0;
  return () => {
    count += 1;
    return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  };
}

/** Every field of every call, with every hostile value. */
function callAttacks(
  { paths }: ApiDocument,
  client: Client,
  headersFor: (path: string) => Readonly<Record<string, string>>,
): Attack[] {
  const call = (path: string, method: string, body?: unknown) =>
    client
      .call(path, {
        method: method.toUpperCase(),
        headers: headersFor(path),
        timeoutMs: 10_000,
        ...(body !== undefined && { body }),
      })
      // A server may hang up on what is too large.
      .catch(() => null);
  const filledPath = (path: string, value = 'sample') =>
    path.replace(/\{[^}]+\}/g, encodeURIComponent(value));
  const isText = (value: unknown): value is string => typeof value === 'string';

  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      const sample = schema && withIds(sampleOf(schema));
      const inBody = sample === undefined ? [] : pathsIn(sample);
      return Object.entries(HOSTILE_VALUES).flatMap(([kind, make]): Attack[] => [
        ...inBody.map((at) => ({
          name: `${method} ${path} ${at.join('.') || 'body'}: ${kind}`,
          kind,
          send: async () => {
            for (const bytes of BODY_BYTES)
              await call(filledPath(path), method, withValue(sample, at, make(bytes)));
          },
        })),
        ...parameters
          .filter((parameter) => parameter.in !== 'header')
          .map((parameter) => ({
            name: `${method} ${path} ${parameter.name}: ${kind}`,
            kind,
            send: async () => {
              const value = make(ADDRESS_BYTES / 9);
              if (!isText(value)) return;
              const text = Buffer.from(value).toString();
              if (parameter.in === 'path') await call(filledPath(path, text), method, sample);
              else await call(`${path}?${parameter.name}=${encodeURIComponent(text)}`, method);
            },
          })),
      ]);
    }),
  );
}

/** The sample with an id that a game may have, so that its other fields are looked at. */
const withIds = (sample: unknown): unknown =>
  pathsIn(sample)
    .filter((path) => path.at(-1) === 'quizId')
    .reduce((value, path) => withValue(value, path, randomUUID()), sample);

/** Every field of every room message, in the role that may send it. */
function frameAttacks(
  origin: string,
  room: { readonly code: string; readonly hostSecret: string },
  next: () => Readonly<Record<string, string>>,
): Attack[] {
  const hellos = {
    anonymous: null,
    host: { as: 'host', secret: room.hostSecret, device: 'attack' },
    player: { as: 'player', name: 'Eve', team: 0 },
    remote: null,
  };
  const messages = [
    ...[RoomHello].map((schema) => ['anonymous', 'hello', schema] as const),
    ...Object.entries(FROM_HOST).map(([t, schema]) => ['host', t, schema] as const),
    ...Object.entries(FROM_PLAYER).map(([t, schema]) => ['player', t, schema] as const),
    ...Object.entries(FROM_REMOTE).map(([t, schema]) => ['remote', t, schema] as const),
  ];
  async function send(role: keyof typeof hellos, message: unknown): Promise<void> {
    const client = await connect(origin, room.code, { headers: next() }).catch(() => null);
    if (client === null) return;
    const hello = hellos[role];
    if (hello !== null) {
      client.say({ t: 'hello', v: 1, ...hello });
      await client.kind('welcome').catch(() => null);
    }
    client.socket.send(JSON.stringify(message));
    const waited = setTimeout(() => client.socket.terminate(), ROOM_CLOSES_WITHIN_MS);
    // A malformed message closes the connection; a valid one is followed by a malformed one.
    if (client.closedWith === null) client.socket.send('[]');
    await client.closed();
    clearTimeout(waited);
  }
  return messages.flatMap(([role, t, schema]) => {
    const sample = {
      ...(sampleOf(schema as TSchema) as object),
      t,
      ...(t === 'hello' && { v: 1 }),
    };
    return Object.entries(HOSTILE_VALUES).flatMap(([kind, make]): Attack[] =>
      pathsIn(sample).map((at) => ({
        name: `room message ${t} of a ${role} ${at.join('.') || 'whole'}: ${kind}`,
        kind,
        send: () => send(role, withValue(sample, at, make(FRAME_BYTES))),
      })),
    );
  });
}

const longestWait = (attack: Attack, bystander: Bystander) =>
  leastWait(async () => {
    await bystander.longestMs();
    await attack.send();
    return bystander.longestMs();
  });

/** Seen to fail on `injected/eager-folding.mjs`: every text is normalised before its length is looked at. */
export const fault: Fault = {
  title: 'large, deep and odd values in every field, beside a visitor who is timed',
  injection: 'every text of a body is normalised before its length is looked at',

  async run({ options, report, random, say }: FaultRun) {
    const dataDir = scratchFolder('faults-texts');
    const server = await startServer({
      env: { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '' },
      injected: options.isInjected ? 'eager-folding.mjs' : undefined,
    });
    const client = createClient(server.origin);
    const credentials = { username: 'Eve', password };
    await client.call('/api/Auth/register', { body: credentials });
    const { sessionToken } = JSON.parse(
      (await client.call('/api/Auth/login', { body: credentials })).body,
    );
    const address = createAddresses();
    const anybody = () => ({ 'x-forwarded-for': address() });
    // Signing in or out with the token would end it.
    const eve = (path: string) => ({
      ...anybody(),
      ...(!SIGNS.test(path) && { authorization: `Bearer ${sessionToken}` }),
    });
    const document: ApiDocument = JSON.parse((await client.call('/api/openapi.json')).body);
    const room = await openRoom(server.origin);

    const all = [
      ...callAttacks(document, client, eve),
      ...frameAttacks(server.origin, room, anybody),
    ];
    const isShort = options.isInjected || options.isQuick;
    // In short: the worst value in every field, and a few of all others.
    const attacks = all.filter(
      ({ kind }) => !isShort || kind === 'marks in mixed order' || random() < QUICK_SHARE,
    );
    say(`${attacks.length} of ${all.length} attacks`);
    const bystander = startBystander(server.origin);
    let longest = { name: 'none', waitedMs: 0 };
    for (const attack of attacks) {
      const waitedMs = await longestWait(attack, bystander);
      if (waitedMs > longest.waitedMs) longest = { name: attack.name, waitedMs };
      if (isShort && waitedMs > HOPELESS_MS) break;
    }
    await bystander.stop();
    report.tried(`${attacks.length} of ${all.length} fields and values`);
    report.speed({
      name: `longest wait of the visitor, for ${longest.name}:`,
      value: longest.waitedMs,
      atMost: WAIT_MAX_MS,
      unit: 'ms',
    });
    if (report.lossCount === 0) {
      const { status } = await client.call('/api/account', { headers: eve('/api/account') });
      report.expect(status === 200, `the session of the attacks did not last: ${status}`);
    }
    report.expect(!server.hasEnded, `the server ended: ${server.output()}`);
    client.close();
    await server.kill();
    removeFolder(dataDir);
  },
};
