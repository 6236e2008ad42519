import { useEffect, useRef, useState } from 'react';
import { CodePage, NamePage } from '../../features/phone/join-page.tsx';
import { BackPage, type Note, PhoneNote } from '../../features/phone/phone-note.tsx';
import { goTo, usePath } from '../../lib/address.ts';
import { codeInPath } from '../../lib/room-link/room-code.ts';
import { playerShelf } from '../../stores/room/kept-seat.ts';
import type { Comer, PlayerRoom } from '../../stores/room/player-room.ts';
import { findSoon } from '../shared/find-soon.ts';
import { openPlayer } from './open-player.ts';
import { PlayScreen } from './play-screen.tsx';

const NO_ROOM = 'No room has this code';
const BUSY = 'Too many tries, wait a moment';
const NO_NETWORK = 'No answer, try again';

/** A phone joins: code, name, team, and then the show. */
export function JoinScreen() {
  const code = codeInPath(usePath());
  const [error, setError] = useState<string>();
  const [isShut, setShut] = useState(false);
  const [kept, setKept] = useState(playerShelf.recall);
  const [room, setRoom] = useState<PlayerRoom | null>(null);
  const seat = kept?.code === code ? kept : null;

  const looked = useRef('');
  useEffect(() => () => room?.leave(), [room]);

  // The address of a QR code may be as old as the room.
  useEffect(() => {
    if (!code || looked.current === code) return;
    looked.current = code;
    findSoon(code).then((found) => {
      if (found === 'none') {
        setError(NO_ROOM);
        goTo('/join', { replace: true });
      } else if (typeof found === 'object' && playerShelf.recall()?.code !== code)
        setShut(!found.open);
    });
  }, [code]);

  async function look(wanted: string) {
    setError(undefined);
    const found = await findSoon(wanted);
    if (found === 'none') setError(NO_ROOM);
    else if (found === 'busy') setError(BUSY);
    else if (found === 'unknown') setError(NO_NETWORK);
    else {
      looked.current = wanted;
      setShut(!found.open && kept?.code !== wanted);
      goTo(`/j/${wanted}`);
    }
  }

  const enter = (comer: Omit<Comer, 'code'>) => setRoom(openPlayer({ code, ...comer }));
  function leave() {
    playerShelf.forget();
    setKept(null);
    setRoom(null);
    goTo('/join');
  }

  if (room) return <PlayScreen room={room} onLeave={leave} />;
  if (!code) return <CodePage error={error} onCode={look} />;
  if (isShut) return <PhoneNote code={code} note={doorNote(() => look(code))} />;
  if (seat?.team) {
    return (
      <BackPage
        code={code}
        player={seat.name}
        team={seat.team}
        onBack={() => enter({ name: seat.name, seat })}
        onOther={() => {
          playerShelf.forget();
          setKept(null);
        }}
      />
    );
  }
  return (
    <NamePage
      code={code}
      name={seat?.name ?? ''}
      onName={(name) => enter({ name, seat: seat && { ...seat, name } })}
    />
  );
}

const doorNote = (onPress: () => void): Note => ({
  sign: 'door',
  title: 'Door closed',
  text: 'The host lets nobody in at the moment.',
  action: { text: 'Try again', look: 'primary', onPress },
});
