/** Which state of the room it is: the host's own count. */
export type RoomRank = { readonly term: number; readonly rev: number };

export type Told<State, Event> = RoomRank & {
  readonly state: State;
  readonly events?: readonly Event[];
};

/** How a state that arrived is taken: dropped as old, drawn in silence, or drawn with what happened. */
export type Taken = 'old' | 'silent' | 'played';

/** Events are played only when their state follows the last one seen; after a gap there is silence. */
export function takeState(last: RoomRank | null, next: RoomRank): Taken {
  if (!last) return 'silent';
  if (next.term !== last.term) return next.term > last.term ? 'silent' : 'old';
  if (next.rev < last.rev) return 'old';
  return next.rev === last.rev + 1 ? 'played' : 'silent';
}
