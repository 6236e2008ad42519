import type { FromHost, FromPlayer, FromRemote } from '@wheel/contract';
import type { ConnectionId, HeldPicture, Ms } from './room.ts';

/** A state whose text was measured and cut outside. */
export type HostShow = Readonly<{
  t: 'state';
  term: number;
  rev: number;
  whole: string;
  forPhones: string;
  events: string | null;
}>;

/** A picture whose text was measured outside; without one it is taken back. */
export type HostPicture = Readonly<{ t: 'picture'; picture: HeldPicture | null }>;

/** A guest with the seat of a good token, or with a new one. */
type SeatJoinRequest = {
  isKnown: boolean;
  seat: string;
  token: string;
  /** What counts as one client; no device in the room is told it. */
  from: string;
};

/** Who comes, after the secrets were looked at: a seat stands here only if its token is good. */
export type JoinRequest = Readonly<
  | {
      as: 'host';
      term: number | null;
      device: string | null;
      show: Omit<HostShow, 't' | 'term' | 'events'> | null;
    }
  /** `isOwn`: shows a token that the host gave out. */
  | (SeatJoinRequest & {
      as: 'screen';
      isOwn: boolean;
      /** The id of the picture that it holds. */
      have: string | null;
    })
  | (SeatJoinRequest & { as: 'remote'; pairing: string | null; name: string })
  | (SeatJoinRequest & { as: 'player'; name: string; team: number | null })
>;

export type HostMessage =
  | Exclude<FromHost, { t: 'state' | 'picture' | 'pair' }>
  | HostShow
  | HostPicture;

export type RoomEvent = Readonly<
  | { type: 'join'; connection: ConnectionId; request: JoinRequest; at: Ms }
  | { type: 'leave'; connection: ConnectionId; at: Ms }
  | { type: 'host'; connection: ConnectionId; message: HostMessage; at: Ms }
  /** The token is drawn by chance, so it comes from outside. */
  | { type: 'pair'; connection: ConnectionId; token: string; at: Ms }
  | {
      type: 'player';
      connection: ConnectionId;
      message: FromPlayer;
      at: Ms;
      /** The least round trip by ping; `null` when none is known. */
      rtt: Ms | null;
      /** The median of the least round trips of the room's phones; `null` when none is known. */
      roomRtt: Ms | null;
    }
  | { type: 'remote'; connection: ConnectionId; message: FromRemote; at: Ms }
  | { type: 'tick'; at: Ms }
  /** By the call, not by the host's connection. */
  | { type: 'close' }
>;
