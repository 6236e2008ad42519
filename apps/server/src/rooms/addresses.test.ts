import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { addressesFor, serverAddress, whereToFind } from './settings.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [at('127.0.0.1', 'IPv4', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('192.168.1.5'), at('fe80::1', 'IPv6')],
};

it('offers nothing on localhost', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(addressesFor(host, 3000, interfaces)).toEqual([]);
});

it('offers the addresses of this machine where it listens to all, the likeliest first', () => {
  expect(addressesFor('0.0.0.0', 3000, interfaces)).toEqual([
    'http://192.168.1.5:3000',
    'http://172.17.0.1:3000',
  ]);
});

it('offers the one address where it listens to one', () => {
  expect(addressesFor('192.168.1.5', 80, interfaces)).toEqual(['http://192.168.1.5']);
  expect(addressesFor('fd00::5', 3000, interfaces)).toEqual(['http://[fd00::5]:3000']);
});

it('tells inner addresses only where nothing says by which address phones come', () => {
  const bound = { address: '0.0.0.0', port: 3000, family: 'IPv4' };
  const told = (publicUrl: string | null, isBehindProxy: boolean) =>
    whereToFind({ publicUrl, isBehindProxy }, bound, interfaces);
  expect(told(null, false).addresses).toHaveLength(2);
  expect(told(null, true)).toEqual({ publicUrl: null, addresses: [] });
  const publicUrl = 'https://show.example';
  expect(told(publicUrl, false)).toEqual({ publicUrl, addresses: [] });
});

it('Names the first own address to other servers, or that of this machine alone', () => {
  const bound = (address: string) => ({ address, port: 3000, family: 'IPv4' });
  expect(serverAddress(bound('0.0.0.0'), interfaces)).toBe('http://192.168.1.5:3000');
  expect(serverAddress(bound('0.0.0.0'), {})).toBe('http://127.0.0.1:3000');
  expect(serverAddress(bound('127.0.0.1'), interfaces)).toBe('http://127.0.0.1:3000');
  expect(serverAddress(bound('::1'), interfaces)).toBe('http://[::1]:3000');
});
