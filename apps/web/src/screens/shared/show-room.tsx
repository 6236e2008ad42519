import '../../words/en/room.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { RoomBar } from '../../features/room/room-bar.tsx';
import { RoomDialog } from '../../features/room/room-dialog.tsx';
import { ROOM_SLOT_ID } from '../../lib/room-slot.ts';
import type { HostRoom } from '../../room/host.ts';
import { useShow } from '../../show/context.ts';

/** All that a room adds to the stage of the window that hosts. */
export function ShowRoom({ room }: { readonly room: HostRoom }) {
  const isHost = useShow((store) => store.run !== null);
  const teams = useShow(({ view }) => view.teams);
  const [isOpen, setOpen] = useState(false);
  const slot = document.getElementById(ROOM_SLOT_ID);
  if (!isHost || !slot) return null;
  return (
    <>
      {createPortal(<RoomBar room={room} onDialog={() => setOpen(true)} />, slot)}
      <RoomDialog room={room} teams={teams} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
