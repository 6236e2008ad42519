import '../../words/en/join.ts';
import { useEffect, useRef, useState } from 'react';
import { goTo, usePath } from '../../lib/address.ts';
import { loadFile } from '../../lib/load.ts';
import { codeInPath } from '../../room/address.ts';
import { findSoon, type NotFound } from '../../room/client/calls.ts';
import type { JoinRequest, PlayerRoom } from '../../room/player.ts';
import { playerSeat } from '../../room/saved.ts';
import { DOOR, Shape } from '../../ui/shape.tsx';
import { withWords } from '../../words/languages.ts';
import { useWords } from '../../words/words.ts';
import { PhoneNote } from '../shared/phone-page.tsx';
import { BackPage, CodePage, NamePage } from './join-pages.tsx';

/** Comes while the name is typed, because a phone on a slow line shows its first page sooner without it. */
const loadPlay = loadFile(withWords(() => import('./play-screen.tsx')));
const prefetchPlay = () => void loadPlay().catch(() => {});

/** A phone joins: code, name, team, and then the show. */
export function JoinScreen() {
  const join = useWords('join');
  const code = codeInPath(usePath());
  const [error, setError] = useState<NotFound>();
  const [isShut, setShut] = useState(false);
  const [kept, setKept] = useState(playerSeat.load);
  const [room, setRoom] = useState<PlayerRoom | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const seat = kept?.code === code ? kept : null;

  const looked = useRef('');
  useEffect(() => () => room?.leave(), [room]);

  // The address of a QR code may be as old as the room.
  useEffect(() => {
    if (!code || looked.current === code) return;
    looked.current = code;
    findSoon(code).then((found) => {
      if (found === 'none') {
        setError('none');
        goTo('/join', { replace: true });
      } else if (typeof found === 'object' && playerSeat.load()?.code !== code)
        setShut(!found.open);
    });
  }, [code]);

  async function look(wanted: string) {
    setError(undefined);
    const found = await findSoon(wanted);
    if (typeof found === 'string') setError(found);
    else {
      looked.current = wanted;
      setShut(!found.open && kept?.code !== wanted);
      goTo(`/j/${wanted}`);
    }
  }

  useEffect(() => {
    const events = ['pointerdown', 'keydown'];
    for (const event of events) addEventListener(event, prefetchPlay, { once: true });
    return () => {
      for (const event of events) removeEventListener(event, prefetchPlay);
    };
  }, []);

  const enter = (request: Omit<JoinRequest, 'code'>) =>
    loadPlay().then(
      ({ openPlayer }) => setRoom(openPlayer({ code, ...request })),
      (error: unknown) => setFailure({ error }),
    );
  function leave() {
    playerSeat.remove();
    setKept(null);
    setRoom(null);
    goTo('/join');
  }

  if (failure) throw failure.error;
  const PlayScreen = loadPlay.current?.()?.PlayScreen;
  if (room && PlayScreen) return <PlayScreen room={room} onLeave={leave} />;
  if (!code) return <CodePage error={error && join.notFound[error]} onCode={look} />;
  if (isShut) {
    const action = { text: join.tryAgain, look: 'primary', onPress: () => look(code) } as const;
    return <PhoneNote code={code} note={{ sign: <Shape path={DOOR} />, ...join.door, action }} />;
  }
  if (seat?.team) {
    return (
      <BackPage
        code={code}
        player={seat.name}
        team={seat.team}
        onBack={() => enter({ name: seat.name, seat })}
        onOther={() => {
          playerSeat.remove();
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
