import type { FromHost, FromPlayer, FromRemote } from '@wheel/contract';
import type { LinkId, Ms } from './room.ts';

/** A state whose text was measured and cut outside. */
export type HostShow = {
  readonly t: 'state';
  readonly term: number;
  readonly rev: number;
  readonly whole: string;
  readonly forPhones: string;
  readonly events: string | null;
};

/** Who comes, after the secrets were looked at: a seat stands here only if its token is good. */
export type Comer =
  | {
      readonly as: 'host';
      readonly term: number | null;
      readonly device: string | null;
      readonly show: Omit<HostShow, 't' | 'term' | 'events'> | null;
    }
  | { readonly as: 'screen' }
  | {
      readonly as: 'remote';
      /** Of a remote that was paired before. */
      readonly isKnown: boolean;
      readonly pairing: string | null;
      readonly seat: string;
      readonly token: string;
    }
  | {
      readonly as: 'player';
      readonly isKnown: boolean;
      readonly seat: string;
      readonly token: string;
      readonly name: string;
      readonly team: number | null;
    };

export type HostMessage = Exclude<FromHost, { t: 'state' | 'pair' }> | HostShow;

export type Input =
  | { readonly type: 'join'; readonly link: LinkId; readonly comer: Comer; readonly at: Ms }
  | { readonly type: 'leave'; readonly link: LinkId; readonly at: Ms }
  | {
      readonly type: 'host';
      readonly link: LinkId;
      readonly message: HostMessage;
      readonly at: Ms;
    }
  /** The token is drawn by chance, so it comes from outside. */
  | { readonly type: 'pair'; readonly link: LinkId; readonly token: string; readonly at: Ms }
  | {
      readonly type: 'player';
      readonly link: LinkId;
      readonly message: FromPlayer;
      readonly at: Ms;
      /** The least round trip by ping; `null` when none is known. */
      readonly rtt: Ms | null;
    }
  | {
      readonly type: 'remote';
      readonly link: LinkId;
      readonly message: FromRemote;
      readonly at: Ms;
    }
  | { readonly type: 'tick'; readonly at: Ms }
  /** By the call, not by the host's link. */
  | { readonly type: 'close' };
