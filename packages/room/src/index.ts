export { CLOSINGS } from './closing.ts';
export type { Effect, ServerMessage, Step, Welcome } from './effect.ts';
export type { HostMessage, HostPicture, HostShow, JoinRequest, RoomEvent } from './event.ts';
export {
  type ConnectionId,
  FIRST_SETTINGS,
  newRoom,
  type Room,
  type RoomCaps,
  type RoomSettings,
  type Seat,
  type Shown,
  tidyName,
} from './room.ts';
export { listsOf, update } from './update.ts';
