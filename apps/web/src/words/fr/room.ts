import type { Words } from '../words.ts';
import { host } from './room-host.ts';
import { phone } from './room-phone.ts';
import { remote } from './room-remote.ts';
import { refusals } from './room-why.ts';

/** A room: the host's dialog and bar, the phones of the players and the host's remote. */
export const room: Words<'room'> = {
  host,
  phone,
  remote,
  refusals,
  pad: {
    label: 'Lettres',
    hit: ({ letter }) => `${letter}, dans la phrase`,
    miss: ({ letter }) => `${letter}, pas dans la phrase`,
  },
  order: {
    tie: 'ÉGALITÉ',
    place: ({ place, team }) => `${place} ${team}`,
    spoken: ({ place, team }) => `${place}, ${team}, `,
  },
};
