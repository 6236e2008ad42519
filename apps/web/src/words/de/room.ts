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
    label: 'Buchstaben',
    hit: ({ letter }) => `${letter}, in der Lösung`,
    miss: ({ letter }) => `${letter}, nicht in der Lösung`,
  },
  order: {
    tie: 'GLEICHSTAND',
    place: ({ place, team }) => `${place} ${team}`,
    spoken: ({ place, team }) => `${place}, ${team}, `,
  },
};
