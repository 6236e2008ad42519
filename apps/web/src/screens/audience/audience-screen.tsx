import { Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Backdrop } from '../../components/backdrop/backdrop.tsx';
import { Page } from '../../components/page/page.tsx';
import { StageEffects } from '../../features/stage-effects/stage-effects.tsx';
import { prepareAudioUnasked } from '../../lib/audio/audio.ts';
import { pageClock } from '../../lib/clock.ts';
import { findRoom } from '../../lib/room-link/calls.ts';
import type { Ending } from '../../lib/room-link/closing.ts';
import { openLink } from '../../lib/room-link/open-link.ts';
import { codeInPath } from '../../lib/room-link/room-code.ts';
import { keepScreenOn } from '../../lib/screen-on.ts';
import { openScreenRoom, type ScreenRoom } from '../../stores/room/screen-room.ts';
import { LoadShow } from '../../stores/show/show-context.ts';
import { findSoon } from '../shared/find-soon.ts';
import { Corner } from './corner.tsx';
import { AudiencePodium } from './podium.tsx';
import { AudienceStage } from './stage.tsx';
import { useWall } from './use-wall.ts';
import { AboutToBegin, type EndedProps, EnterCode, JoinInfo, RoomEnded } from './waiting.tsx';
import { type ScreenWishes, wishesOf } from './wishes.ts';

/** A projector, a television or a stream's browser source. It reads its address itself, so that it needs no router. */
export function AudienceScreen() {
  const [code, setCode] = useState(() => codeInPath(location.pathname));
  const [error, setError] = useState<string>();
  const wishes = useMemo(() => wishesOf(location.search), []);
  useWall(wishes.isClear);

  async function look(wanted: string) {
    const found = await findSoon(wanted);
    if (found === 'none') return setError('No room has this code');
    if (found === 'busy') return setError('Too many tries, wait a moment');
    if (found === 'unknown') return setError('No answer, try again');
    history.replaceState(history.state, '', `/screen/${wanted}${location.search}`);
    setCode(wanted);
  }

  return (
    <Page title="Audience screen" layout="bare" onClick={fillScreen}>
      {!wishes.isClear && <Backdrop mood="calm" />}
      {code ? (
        <FollowedRoom key={code} code={code} wishes={wishes} />
      ) : (
        <EnterCode error={error} onCode={look} />
      )}
    </Page>
  );
}

/** A touch is all it takes; a browser may refuse. */
function fillScreen({ target }: { readonly target: EventTarget }): void {
  if (target instanceof Element && target.closest('form')) return;
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  document.documentElement.requestFullscreen().catch(() => {});
}

type FollowedRoomProps = { readonly code: string; readonly wishes: ScreenWishes };

function FollowedRoom({ code, wishes }: FollowedRoomProps) {
  const [room, setRoom] = useState<ScreenRoom | null>(null);
  useEffect(() => {
    const ports = { clock: pageClock, find: findRoom, openLink };
    const opened = openScreenRoom(code, ports, wishes.hasSound);
    setRoom(opened);
    return opened.leave;
  }, [code, wishes]);
  useEffect(keepScreenOn, []);
  useEffect(() => {
    if (wishes.hasSound) prepareAudioUnasked();
  }, [wishes]);
  return room && <Followed room={room} wishes={wishes} />;
}

const CLOSED = { lettering: 'THE END', text: 'Room closed' } as const;
const ENDINGS: { readonly [Why in Ending]?: EndedProps } = {
  full: { lettering: 'ROOM FULL', text: 'It is on as many screens as it can be' },
  incompatible: { lettering: 'OUT OF DATE', text: 'Please load this page again' },
};

type FollowedProps = { readonly room: ScreenRoom; readonly wishes: ScreenWishes };

export function Followed({ room, wishes }: FollowedProps) {
  const { phase, ending, isHostAway, show } = useStore(room);
  const load = useMemo(() => {
    const loaded = Promise.resolve(room.show);
    return () => loaded;
  }, [room]);
  if (ending) return <RoomEnded {...(ENDINGS[ending] ?? CLOSED)} />;
  // Only the host knows where phones find the room, and whether the code is to be seen.
  const joinAt = (wishes.hasJoinInfo && !show?.joinHidden && show?.joinAt) || '';
  const code = joinAt && room.code;
  return (
    <LoadShow value={load}>
      <Suspense>
        {show?.screen === 'game' && <AudienceStage room={show} code={code} />}
        {show?.screen === 'winner' && <AudiencePodium />}
        {(!show || show.screen === 'teams' || show.screen === 'wheel') &&
          (code ? <JoinInfo code={code} joinAt={joinAt} /> : <AboutToBegin />)}
        <StageEffects />
      </Suspense>
      {/* The first moment is no return. */}
      <Corner
        isLive={phase === 'live' || (!show && phase === 'opening')}
        isHostAway={isHostAway}
        wantsSound={wishes.hasSound}
      />
    </LoadShow>
  );
}
