import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/i.test(host);
const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::';

type Interfaces = ReturnType<typeof networkInterfaces>;

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
