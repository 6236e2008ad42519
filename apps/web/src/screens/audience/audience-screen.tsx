import { Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { prepareAudioUnasked } from '../../lib/audio/audio.ts';
import { keepScreenOn } from '../../lib/screen-on.ts';
import { codeInPath } from '../../room/address.ts';
import { findSoon, whyNotFound } from '../../room/client/calls.ts';
import type { Ending } from '../../room/client/link.ts';
import { PAGE_PORTS } from '../../room/guest.ts';
import { screenSeat } from '../../room/saved.ts';
import { openScreenRoom, type ScreenRoom } from '../../room/screen.ts';
import { LoadShow } from '../../show/context.ts';
import { StageEffects } from '../../show/effects/stage-effects.tsx';
import { Backdrop } from '../../ui/backdrop.tsx';
import { Page } from '../../ui/page.tsx';
import { AudiencePodium, Corner } from './corner.tsx';
import { hostTokenIn, type ScreenOptions, screenOptions } from './screen-options.ts';
import { AudienceStage } from './stage.tsx';
import { AboutToBegin, type EndedProps, EnterCode, JoinInfo, RoomEnded } from './waiting.tsx';

/** A projector, a television or a stream's browser source. It reads its address itself, so that it needs no router. */
export function AudienceScreen() {
  const [code, setCode] = useState(() => codeInPath(location.pathname));
  const [hostToken] = useState(() => hostTokenIn(location.hash));
  const [error, setError] = useState<string>();
  const options = useMemo(() => screenOptions(location.search), []);
  useWall(options.isClear);
  // A screen is often shared or filmed, and its address with it.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);

  async function look(wanted: string) {
    const found = await findSoon(wanted);
    if (typeof found === 'string') return setError(whyNotFound[found]);
    history.replaceState(history.state, '', `/screen/${wanted}${location.search}`);
    setCode(wanted);
  }

  return (
    <Page title="Audience screen" layout="bare" onClick={fillScreen}>
      {!options.isClear && <Backdrop mood="calm" />}
      {code ? (
        <MirroredRoom key={code} code={code} hostToken={hostToken} options={options} />
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

type MirroredRoomProps = {
  readonly code: string;
  readonly hostToken: string;
  readonly options: ScreenOptions;
};

function MirroredRoom({ code, hostToken, options }: MirroredRoomProps) {
  const [room, setRoom] = useState<ScreenRoom | null>(null);
  useEffect(() => {
    const request = { code, hostToken, isHeard: options.hasSound };
    const opened = openScreenRoom(request, PAGE_PORTS, screenSeat);
    setRoom(opened);
    return opened.leave;
  }, [code, hostToken, options]);
  useEffect(keepScreenOn, []);
  useEffect(() => {
    if (options.hasSound) prepareAudioUnasked();
  }, [options]);
  return room && <MirroredShow room={room} options={options} />;
}

const CLOSED = { lettering: 'THE END', text: 'Room closed' } as const;
const REMOVED = { lettering: 'REMOVED', text: 'The host ended this screen' } as const;
const ENDINGS: { readonly [Why in Ending]?: EndedProps } = {
  full: { lettering: 'ROOM FULL', text: 'It is on as many screens as it can be' },
  door: { lettering: 'DOOR CLOSED', text: 'The host lets nobody in at the moment' },
  removed: REMOVED,
  banned: REMOVED,
  superseded: { lettering: 'REMOVED', text: 'This screen goes on in another window' },
  incompatible: { lettering: 'OUT OF DATE', text: 'Please load this page again' },
};

type MirroredShowProps = { readonly room: ScreenRoom; readonly options: ScreenOptions };

export function MirroredShow({ room, options }: MirroredShowProps) {
  const { phase, ending, isHostAway, show, room: info } = useStore(room);
  const load = useMemo(() => {
    const loaded = Promise.resolve(room.show);
    return () => loaded;
  }, [room]);
  if (ending) return <RoomEnded {...(ENDINGS[ending] ?? CLOSED)} />;
  // Only the host knows where phones find the room, and whether the code is to be seen.
  const joinAt = (options.hasJoinInfo && !info.joinHidden && info.joinAt) || '';
  const code = joinAt && room.code;
  return (
    <LoadShow value={load}>
      <Suspense>
        {show?.screen === 'game' && <AudienceStage buzz={info.buzz} code={code} />}
        {show?.screen === 'winner' && <AudiencePodium />}
        {(!show || show.screen === 'teams' || show.screen === 'wheel') &&
          (code ? <JoinInfo code={code} joinAt={joinAt} /> : <AboutToBegin />)}
        <StageEffects />
      </Suspense>
      {/* The first moment is no return. */}
      <Corner
        isLive={phase === 'live' || (!show && phase === 'opening')}
        isHostAway={isHostAway}
        wantsSound={options.hasSound}
      />
    </LoadShow>
  );
}

/** Takes the page's own colour away, so that what lies behind it is seen in a stream. */
function useWall(isClear: boolean): void {
  useEffect(() => {
    if (!isClear) return;
    const parts = [document.documentElement, document.body];
    for (const { style } of parts) style.background = 'transparent';
    return () => {
      for (const { style } of parts) style.background = '';
    };
  }, [isClear]);
}
