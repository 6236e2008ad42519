/** A team as a room lists it. */
export type TeamOfRoom = { readonly name: string; readonly color: string };
