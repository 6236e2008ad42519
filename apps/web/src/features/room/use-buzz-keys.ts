import { useEffect } from 'react';
import type { HostRoom } from '../../stores/room/host-room.ts';

type Ports = {
  /** Whether a key may act now: nobody types, and no dialog is open. */
  readonly mayFire: (event: KeyboardEvent) => boolean;
};

/** "." opens and locks the buzzers, "," resets them. */
export function useBuzzKeys(room: HostRoom, { mayFire }: Ports): void {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey } = event;
      if ((key !== '.' && key !== ',') || altKey || ctrlKey || metaKey) return;
      const { status, areBuzzersOpen } = room.getState();
      if (status !== 'live' || !mayFire(event)) return;
      event.preventDefault();
      if (key === ',') room.buzz({ do: 'reset' });
      else room.buzz({ do: areBuzzersOpen ? 'lock' : 'open' });
    }
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [room, mayFire]);
}
