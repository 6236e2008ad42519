import { expect, it } from 'vitest';
import { bareCode, codeInPath, isWholeCode, spacedCode } from './room-code.ts';

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
