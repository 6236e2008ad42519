import { pageClock } from '../../lib/clock.ts';
import { findRoom } from '../../lib/room-link/calls.ts';
import { openLink } from '../../lib/room-link/open-link.ts';
import { playerShelf } from '../../stores/room/kept-seat.ts';
import { type Comer, openPlayerRoom } from '../../stores/room/player-room.ts';

/** A phone's place in a room, on what this browser has. */
export const openPlayer = (comer: Comer) =>
  openPlayerRoom(comer, { clock: pageClock, find: findRoom, openLink }, playerShelf);
