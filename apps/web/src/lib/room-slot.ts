/** Where the header leaves room for what a room of the show needs. */
export const ROOM_SLOT_ID = 'room-slot';
