import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { malformed, Refusal } from '../refusal.ts';

type HostSettings = {
  /** The names that ALLOWED_HOSTS lists, and that of PUBLIC_URL. */
  readonly names: readonly string[];
  /** Addresses and networks of proxies, which decide by themselves what they pass on. */
  readonly trustProxy: readonly string[];
};

const HOST = /^(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9_](?:[a-z0-9._-]{0,252})?))(?::\d{1,5})?$/i;
/** These cannot be owned on the internet. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|lan|internal|home\.arpa)$/;

/** The name in a Host header, without brackets, port and the dot of a full name; null when it is none. */
export function nameInHost(host: string): string | null {
  const [, address, name] = HOST.exec(host) ?? [];
  if (address !== undefined) return isIP(address) === 6 ? address : null;
  return name?.toLowerCase().replace(/\.$/, '') || null;
}

/**
 * Whether a name in the Host header is one of this server. A page that leads its own name to this machine (DNS rebinding) is no
 * other site for a browser, so the name has to be known.
 */
export function createHostCheck({ names, trustProxy }: HostSettings) {
  const served = new Set(names);
  const proxies = new BlockList();
  for (const network of trustProxy) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    proxies.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  // A look-up in a BlockList costs as much as the rest of this check, so none is made without proxies.
  const isProxy = (address = '') =>
    trustProxy.length > 0 &&
    isIP(address) !== 0 &&
    proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (name: string, caller?: string): boolean =>
    isIP(name) !== 0 || LOCAL_NAME.test(name) || served.has(name) || isProxy(caller);
}

/** Two of them would be understood differently by a proxy and by this server. */
function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

export function refuseOtherHosts(app: FastifyInstance, settings: HostSettings): void {
  const isServed = createHostCheck(settings);
  app.addHook('onRequest', ({ raw, isPassedOn }, _reply, done) => {
    const { host } = raw.headers;
    // Only programs that speak HTTP/1.0 send none.
    if (host === undefined) return done();
    const name = nameInHost(host);
    if (name === null || hasManyHosts(raw)) done(malformed('The Host header is not valid.'));
    else if (isPassedOn || isServed(name, raw.socket.remoteAddress)) done();
    else done(new Refusal('OTHER_HOST'));
  });
}
