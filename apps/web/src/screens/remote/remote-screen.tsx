import { useEffect, useState } from 'react';
import { PhoneNote } from '../../features/phone/phone-note.tsx';
import { pageClock } from '../../lib/clock.ts';
import { findRoom } from '../../lib/room-link/calls.ts';
import { openLink } from '../../lib/room-link/open-link.ts';
import { bareCode, isWholeCode } from '../../lib/room-link/room-code.ts';
import { keepScreenOn } from '../../lib/screen-on.ts';
import { remoteShelf } from '../../stores/room/kept-seat.ts';
import { openRemoteRoom, type RemoteRoom } from '../../stores/room/remote-room.ts';
import { RemotePage } from './remote-page.tsx';

/** `#KXMRTD.token`: a fragment never reaches a server, and no log. */
function pairingIn(hash: string) {
  const [, letters = '', pairing = ''] = /^#([^.]+)\.(.+)$/.exec(hash) ?? [];
  const code = bareCode(letters);
  return isWholeCode(code) && pairing ? { code, pairing } : null;
}

/** The host walks around with a phone; the host's device does what it asks for. */
export function RemoteScreen() {
  const [paired] = useState(() => pairingIn(location.hash));
  const [room, setRoom] = useState<RemoteRoom | null>(null);
  useEffect(keepScreenOn, []);
  useEffect(() => {
    const kept = remoteShelf.recall();
    const code = paired?.code ?? kept?.code;
    if (!code) return;
    const seat = kept?.code === code ? kept : null;
    const ports = { clock: pageClock, find: findRoom, openLink };
    const comer = { code, pairing: paired?.pairing ?? '', seat };
    let opened: RemoteRoom | null = null;
    // A moment later: a page that is drawn twice must not use its one pairing twice.
    const timer = setTimeout(() => {
      opened = openRemoteRoom(comer, ports, remoteShelf);
      setRoom(opened);
      // It is good for nothing any more, and nothing to leave in an address.
      history.replaceState(history.state, '', '/remote');
    });
    return () => {
      clearTimeout(timer);
      opened?.leave();
    };
  }, [paired]);
  if (!room) {
    const text = 'Choose Pair a remote on the host’s device and scan the code.';
    return <PhoneNote code="" note={{ sign: 'remote', title: 'Remote', text }} />;
  }
  return <RemotePage room={room} />;
}
