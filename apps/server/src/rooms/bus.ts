import type { RoomClosing, RoomRole } from '@wheel/contract';
import type { Comer, Handed } from '@wheel/room';

/** What servers tell each other of one room. */
export type RoomNote =
  /** Who judges this room? */
  | { readonly k: 'who' }
  /** I do. The highest claim is right. */
  | {
      readonly k: 'own';
      readonly claim: number;
      readonly device: string | null;
      readonly hasHost: boolean;
      /** What was said for a while may not have arrived: say all of it again. */
      readonly again: boolean;
    }
  /** To the server that judges: somebody came here, said something, left. */
  | { readonly k: 'join'; readonly link: string; readonly comer: Comer }
  | { readonly k: 'leave'; readonly link: string }
  | {
      readonly k: 'in';
      readonly link: string;
      readonly role: 'player' | 'remote';
      readonly message: unknown;
      readonly rtt: number | null;
    }
  /** Everybody of that server has left, or is about to come again. */
  | { readonly k: 'gone' }
  /** From it: to one who is connected there, to all of some roles, or the public state. */
  | { readonly k: 'out'; readonly link: string; readonly text: string; readonly isIn: boolean }
  | { readonly k: 'close'; readonly link: string; readonly closing: RoomClosing }
  | { readonly k: 'tell'; readonly roles: readonly RoomRole[]; readonly text: string }
  | {
      readonly k: 'show';
      readonly roles: readonly RoomRole[];
      readonly term: number;
      readonly rev: number;
      readonly whole: string;
      readonly events: string | null;
      readonly phonesSeeBoard: boolean;
      readonly age: number;
    }
  /** Whether the ways to the phones are to be measured often. */
  | { readonly k: 'round'; readonly isOpen: boolean }
  /** From the one that judged to the one that judges now. */
  | { readonly k: 'hand'; readonly handed: Handed }
  /** A message posted here for a stream that runs there. */
  | { readonly k: 'post'; readonly link: string; readonly text: string }
  /** The room is over. */
  | { readonly k: 'ended' };

export type Envelope = {
  readonly from: string;
  /** One server; null for all others. */
  readonly to: string | null;
  readonly room: string;
  /** A note, sealed. */
  readonly body: string;
};

export type BusEvents = {
  readonly onEnvelope: (envelope: Envelope) => void;
  /** Something may have been missed: ask for everything anew. */
  readonly onRestored: () => void;
  /** These servers have not been heard of for too long. */
  readonly onLost: (server: string) => void;
};

/** How servers that share a database reach each other. Without one, a server is alone and needs none. */
export interface Bus {
  /** The name of this server, drawn at its start. */
  readonly server: string;
  start(events: BusEvents): void;
  publish(envelope: Omit<Envelope, 'from'>): void;
  close(): Promise<void>;
}
