import { type AddressInfo, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { ROOM_LIMITS, type RoomWelcome } from '@wheel/contract';
import { BadSetting, type Environment } from '../settings.ts';

/** What an operator says about rooms. */
export type RoomSettings = {
  /** How other servers on the same database reach this one; null for its first own address. */
  readonly serverUrl: string | null;
  /** How many phones may be in one room. */
  readonly phones: number;
  /** How many of them may come from one address. */
  readonly phonesPerAddress: number;
  /** Under which address phones reach this server; null when it is not set. */
  readonly publicUrl: string | null;
};

/** So that one address never takes a whole room, and a class behind one still fits. */
const shareOf = (phones: number) => Math.ceil(phones * 0.6);

export const DEFAULT_ROOM_SETTINGS: RoomSettings = {
  serverUrl: null,
  phones: ROOM_LIMITS.phones,
  phonesPerAddress: shareOf(ROOM_LIMITS.phones),
  publicUrl: null,
};

/** Beyond this the order of one round would not be told in time. */
const PHONES_MAX = 2_000;

export function readRoomSettings(env: Environment): RoomSettings {
  const read = (name: string) => env[name]?.trim() || undefined;
  const phones = readPhones('ROOM_PHONES', read('ROOM_PHONES'), ROOM_LIMITS.phones);
  const perAddress = read('ROOM_PHONES_PER_ADDRESS');
  return {
    serverUrl: readUrl('SERVER_URL', 'http://10.0.0.7:3000', read('SERVER_URL')),
    phones,
    phonesPerAddress: readPhones('ROOM_PHONES_PER_ADDRESS', perAddress, shareOf(phones)),
    publicUrl: readUrl('PUBLIC_URL', 'https://show.example', read('PUBLIC_URL')),
  };
}

function readPhones(name: string, count: string | undefined, preset: number): number {
  if (count === undefined) return preset;
  const value = Number(count);
  if (!/^\d{1,4}$/.test(count) || value < 1 || value > PHONES_MAX) {
    throw new BadSetting(`${name} must be a number from 1 to ${PHONES_MAX}, not "${count}".`);
  }
  return value;
}

/** An address without a path, of the same protocol as the example or of a plainer one. */
function readUrl(name: string, example: string, address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const protocols = ['http:', new URL(example).protocol];
  const isPlain = url !== null && protocols.includes(url.protocol) && url.pathname === '/';
  if (!isPlain || url.search !== '' || url.username !== '') {
    throw new BadSetting(`${name} must be an address like ${example}, not "${address}".`);
  }
  return url.origin;
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/i.test(host);
const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::';

type Interfaces = ReturnType<typeof networkInterfaces>;

type Reached = { readonly publicUrl: string | null; readonly isBehindProxy: boolean };

/** What hosts are told about where phones find the server. Phones that come by another address have no use for inner ones. */
export function whereToFind(
  { publicUrl, isBehindProxy }: Reached,
  bound: AddressInfo | string | null,
  interfaces?: Interfaces,
): Pick<RoomWelcome, 'publicUrl' | 'addresses'> {
  const isInner = publicUrl === null && !isBehindProxy && typeof bound === 'object';
  return {
    publicUrl,
    addresses: isInner && bound ? addressesFor(bound.address, bound.port, interfaces) : [],
  };
}

/** How other servers reach a server that is bound so: by its first own address, or on this machine only. */
export function serverAddress(bound: AddressInfo | string | null, interfaces?: Interfaces): string {
  if (bound === null || typeof bound === 'string') return addressOf('127.0.0.1', 0);
  const { address, port } = bound;
  const [first] = addressesFor(address, port, interfaces);
  return first ?? addressOf(isEverywhere(address) ? '127.0.0.1' : address, port);
}

/** Under which addresses other devices reach a server that listens at `host`; none on localhost. */
export function addressesFor(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (isLoopback(host)) return [];
  if (!isEverywhere(host)) return [addressOf(host, port)];
  return Object.values(interfaces)
    .flatMap((some) => some ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => addressOf(address, port))
    .toSorted((one, other) => rank(one) - rank(other));
}

const addressOf = (host: string, port: number) =>
  `http://${isIPv6(host) ? `[${host}]` : host}${port === 80 ? '' : `:${port}`}`;

/** Homes and schools first; what virtual machines and containers call themselves last. */
const rank = (address: string) => {
  if (address.startsWith('http://192.168.')) return 0;
  if (address.startsWith('http://10.')) return 1;
  return address.startsWith('http://172.') ? 3 : 2;
};
