import { isIPv6 } from 'node:net';

/** Longer than any address; what a proxy forwards need not be one. */
const KEY_MAX = 64;

/**
 * Who counts as one client. A home or phone gets a whole /64 of IPv6, so counting single addresses
 * would be no limit.
 */
export function clientKey(address: string | undefined): string {
  if (address === undefined) return 'local';
  if (!address.includes(':')) return address.slice(0, KEY_MAX);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  return isIPv6(bare) ? networkOf(bare) : address.slice(0, KEY_MAX);
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    while (groups.length + after < 8) groups.push('0');
    if (tail !== '') groups.push(...tail.split(':'));
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
