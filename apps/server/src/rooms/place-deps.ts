import type { LinkId, RoomCaps } from '@wheel/room';
import type { Store } from '../storage/store.ts';
import type { Bus } from './bus.ts';
import type { Outside } from './live-room.ts';

/** What a room at this server needs of it. */
export type PlaceDeps = {
  readonly store: Pick<Store, 'claimRoom' | 'findRoom' | 'raiseTerm'>;
  readonly clock: () => number;
  readonly caps: RoomCaps;
  readonly outside: Outside;
  readonly bus: Bus | null;
  /** A message that was posted to another server for a link of this one. */
  readonly onPosted: (link: LinkId, text: string) => void;
};
