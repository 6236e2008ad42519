export { CLOSINGS } from './closing.ts';
export type { Effect, Step, Told, Welcome } from './effect.ts';
export { adopt, type Handed, handOver } from './handing.ts';
export type { Comer, HostMessage, HostShow, Input } from './input.ts';
export { tidyName } from './names.ts';
export {
  FIRST_SETTINGS,
  type LinkId,
  newRoom,
  type Room,
  type RoomCaps,
  type RoomSettings,
  type Seat,
  type Shown,
} from './room.ts';
export { seatsOf } from './seating.ts';
export { take } from './take.ts';
