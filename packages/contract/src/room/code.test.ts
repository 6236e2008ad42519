import { expect, it } from 'vitest';
import { roomCodeInPath } from './code.ts';

it.each(['KXMRTD', 'kxmrtd', 'kxmRTD'])('Takes the code %j in an address', (part) => {
  expect(roomCodeInPath(part)).toBe('KXMRTD');
});

it.each(['', 'KXMRT', 'KXMRTDD', 'KXMRTA', 'KXM/RTD', 'kxm rtd', 'kxm-rtd', '123456', 'ßxmrtd'])(
  'Takes %j for no code',
  (part) => expect(roomCodeInPath(part)).toBeNull(),
);
