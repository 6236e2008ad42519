import { expect, it } from 'vitest';
import { roomCodeInPath, spacedRoomCode, tidyRoomCode } from './code.ts';

it.each(['KXMRTD', 'kxmrtd', 'KXM RTD', ' kxm-rtd ', 'K X M – R T D'])(
  'takes the typed code %j',
  (typed) => expect(tidyRoomCode(typed)).toBe('KXMRTD'),
);

it.each(['', 'KXMRT', 'KXMRTDD', 'KXMRTA', 'KXM/RTD', '123456', 'ßxmrtd'])(
  'takes %j for no code',
  (typed) => expect(tidyRoomCode(typed)).toBeNull(),
);

it('takes a code in an address in any case, but with nothing in between', () => {
  expect(roomCodeInPath('kxmRTD')).toBe('KXMRTD');
  expect(roomCodeInPath('kxm rtd')).toBeNull();
  expect(roomCodeInPath('kxm-rtd')).toBeNull();
});

it('shows a code in two halves', () => {
  expect(spacedRoomCode('KXMRTD')).toBe('KXM RTD');
});
