import { expect, it } from 'vitest';
import { redPicture } from '../../test/pictures.ts';
import { receivedPicture } from './received-picture.ts';

const sent = (side?: number) => ({ t: 'picture', ...redPicture(side) }) as const;

it('takes a picture that the browser can read', async () => {
  expect(await receivedPicture(sent(512))).toEqual(redPicture(512));
});

it.each([
  ['none', { t: 'picture', id: null }],
  ['one of more than 512 px', sent(513)],
  ['one of more than 32768 bytes', { ...sent(), data: 'A'.repeat(43_696) }],
  ['one that does not decode', { ...sent(), data: 'AAAA' }],
  ['one that is no base64', { ...sent(), data: '?' }],
] as const)('Takes %s for no picture', async (_, message) => {
  expect(await receivedPicture(message)).toBeNull();
});
