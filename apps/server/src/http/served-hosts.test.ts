import { describe, expect, it } from 'vitest';
import { createHostCheck, nameInHost } from './served-hosts.ts';

const check = createHostCheck({
  names: ['show.example', 'xn--rder-bra.example'],
  trustProxy: ['10.0.0.9', '2001:db8::/32'],
});
const isServed = (host: string, caller = '192.0.2.1') => {
  const name = nameInHost(host);
  return name !== null && check(name, caller);
};

describe('A server goes by', () => {
  it.each([
    ['an IPv4 address', '192.168.0.5', '127.0.0.1:3000', '8.8.8.8'],
    ['an IPv6 address', '[::1]', '[2001:db8::1]:3000', '[::ffff:10.0.0.1]'],
    ['a name without a dot', 'pi', 'raspberrypi:3000', 'LOCALHOST'],
    ['a local name', 'a.localhost', 'pi.local', 'pi.lan:80', 'x.internal', 'pi.home.arpa'],
    ['the names of its operator', 'show.example', 'Show.Example:443', 'show.example.'],
  ])('%s', (_, ...hosts) => {
    for (const host of hosts) expect([host, isServed(host)]).toEqual([host, true]);
  });
});

it.each([
  'evil.example',
  'evil.show.example',
  'show.example.evil.example',
  'localhost.evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  'local.example',
  'home.arpa.example',
])('A server does not go by %s', (host) => expect(isServed(host)).toBe(false));

it('Leaves the decision to a proxy that it trusts', () => {
  for (const proxy of ['10.0.0.9', '::ffff:10.0.0.9', '2001:db8::5'])
    expect([proxy, isServed('evil.example', proxy)]).toEqual([proxy, true]);
  for (const stranger of ['10.0.0.8', '2001:db9::5', ''])
    expect([stranger, isServed('evil.example', stranger)]).toEqual([stranger, false]);
});

it.each([
  '',
  ' ',
  'a b',
  'evil.example/',
  'user@show.example',
  'show.example:x',
  'show.example:123456',
  '[::1',
  '[zz]',
  '[1.2.3.4]',
  'ö.example',
  '<script>',
  '.',
  'x'.repeat(300),
])('Takes %j for no name', (host) => expect(nameInHost(host)).toBeNull());
