import type { Words } from '../words.ts';
import { host } from './room-host.ts';
import { phone } from './room-phone.ts';
import { remote } from './room-remote.ts';
import { refusals } from './room-why.ts';

export const room: Words<'room'> = {
  host,
  phone,
  remote,
  refusals,
  pad: {
    label: 'Letras',
    hit: ({ letter }) => `${letter}, está en la frase`,
    miss: ({ letter }) => `${letter}, no está en la frase`,
  },
  order: {
    tie: 'EMPATE',
    place: ({ place, team }) => `${place} ${team}`,
    spoken: ({ place, team }) => `${place}, ${team}, `,
  },
};
