import { expect, it } from 'vitest';
import {
  bareCode,
  codeInPath,
  isWholeCode,
  joinOrigin,
  spacedCode,
  spokenAddress,
} from './address.ts';

it.each([
  ['kxm rtd', 'KXMRTD'],
  ['KXM-RTD', 'KXMRTD'],
  [' kXmRtDzz', 'KXMRTD'],
  ['kxa4m', 'KXM'],
  ['', ''],
])('reads %j as %s', (typed, code) => {
  expect(bareCode(typed)).toBe(code);
});

it('shows a code in two halves', () => {
  expect(spacedCode('KXMRTD')).toBe('KXM RTD');
  expect(isWholeCode('KXMRT')).toBe(false);
});

it.each([
  ['/j/kxmrtd', 'KXMRTD'],
  ['/J/KXMRTD', 'KXMRTD'],
  ['/screen/KXMRTD/', 'KXMRTD'],
  ['/j/KXM', ''],
  ['/join', ''],
])('finds in %s the code %j', (path, code) => {
  expect(codeInPath(path)).toBe(code);
});

const at = (address: string) => new URL(address);
const nowhere = { publicUrl: null, addresses: [] };

it('takes the word of the operator first', () => {
  const reachable = { publicUrl: 'https://wheel.example/', addresses: ['10.0.0.7'] };
  expect(joinOrigin(reachable, at('http://localhost:3000'))).toBe('https://wheel.example');
});

it('takes the address of the page where others can open it', () => {
  expect(joinOrigin(nowhere, at('http://192.168.0.5:3000/game'))).toBe('http://192.168.0.5:3000');
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'offers the address of the machine to phones when the page is at %s',
  (page) => {
    const reachable = { publicUrl: null, addresses: ['192.168.0.5'] };
    expect(joinOrigin(reachable, at(page))).toBe('http://192.168.0.5:3000');
    const whole = { publicUrl: null, addresses: ['http://192.168.0.5:3000'] };
    expect(joinOrigin(whole, at(page))).toBe('http://192.168.0.5:3000');
    expect(joinOrigin(nowhere, at(page))).toBeNull();
  },
);

it('is said without its protocol', () => {
  expect(spokenAddress('https://wheel.example', '/join')).toBe('wheel.example/join');
});
