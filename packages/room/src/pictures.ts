import { broadcast, type Effect, type Step, send, step } from './effect.ts';
import type { HostPicture, JoinRequest } from './event.ts';
import type { ConnectionId, Room } from './room.ts';

/** Holds the picture of the host, or none any more. One that the room holds already is not sent again. */
export function holdPicture(room: Room, { picture }: HostPicture): Step {
  if (room.picture?.id === picture?.id) return step(room);
  return step(
    { ...room, picture },
    picture ? { type: 'picture' } : broadcast(['screen'], { t: 'picture', id: null }),
  );
}

/** What a screen that comes is sent. */
export const pictureFor = (
  { picture }: Room,
  connection: ConnectionId,
  { have }: Extract<JoinRequest, { as: 'screen' }>,
): readonly Effect[] =>
  picture === null || picture.id === have ? [] : [{ type: 'pictureTo', to: connection }];

/** Asks a host that returns for the picture, where the room has none: it has moved, or was another host's. */
export const wantPicture = (
  room: Room,
  connection: ConnectionId,
  isReturn: boolean,
): readonly Effect[] =>
  isReturn && room.picture === null ? [send(connection, { t: 'want' })] : [];
