import { expect, it } from 'vitest';
import { forQr, qrPath } from './qr-path.ts';

const bitmap = (...rows: readonly string[]) => ({
  size: rows.length,
  get: (x: number, y: number) => rows[y]?.[x] === '#',
});

it('draws each run of dark modules as one bar', () => {
  expect(qrPath(bitmap('##.', '.#.', '#.#'))).toBe(
    'M0 0h2v1h-2zM1 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z',
  );
  expect(qrPath(bitmap('...', '...', '...'))).toBe('');
});

it('writes an address in upper case', () => {
  expect(forQr('http://wheel.example/j/kxmrtd')).toBe('HTTP://WHEEL.EXAMPLE/J/KXMRTD');
});
