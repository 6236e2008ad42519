import { inEnglish } from '../registry.ts';
import { host } from './room-host.ts';
import { phone } from './room-phone.ts';
import { remote } from './room-remote.ts';
import { refusals } from './room-why.ts';

/** A room: the host's dialog and bar, the phones of the players and the host's remote. */
export const room = inEnglish('room', {
  host,
  phone,
  remote,
  refusals,
  /** The letters on a phone or a remote; what is behind a letter is read out. */
  pad: {
    label: 'Letters',
    hit: ({ letter }: { readonly letter: string }) => `${letter}, in the phrase`,
    miss: ({ letter }: { readonly letter: string }) => `${letter}, not in the phrase`,
  },
  /** In which order the buzzers were pressed, on the host's stage and on the remote. */
  order: {
    /** Stands between two teams. */
    tie: 'TIE',
    /** A tooltip, such as "2nd Red Pandas". */
    place: ({ place, team }: { readonly place: string; readonly team: string }) =>
      `${place} ${team}`,
    /** Read out before the distance to the first. */
    spoken: ({ place, team }: { readonly place: string; readonly team: string }) =>
      `${place}, ${team}, `,
  },
});
