import { use, useCallback } from 'react';
import { settled, useLate } from '../../lib/load.ts';
import { LoadRoom } from '../../room/room-status-store.ts';
import { withWords } from '../../words/languages.ts';

const loadShowRoom = withWords(() => import('./show-room.tsx'));

/** The room of the show, once what it needs is here. Nothing waits for it, and without a network it never comes. */
export function RoomEntry() {
  const loadRoom = use(LoadRoom);
  const load = useCallback(async () => {
    // The show goes first.
    await settled();
    const [{ ShowRoom }, room] = await Promise.all([loadShowRoom(), loadRoom()]);
    return { ShowRoom, room };
  }, [loadRoom]);
  const late = useLate(load);
  return late && <late.ShowRoom room={late.room} />;
}

/** Where no room is opened, one that was opened before goes on: also after a reload. */
export function RoomKeeper() {
  useLate(use(LoadRoom));
  return null;
}
