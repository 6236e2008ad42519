import '../../words/en/screen.ts';
import '../../words/en/show.ts';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { prepareAudioUnasked } from '../../lib/audio/audio.ts';
import { settled } from '../../lib/load.ts';
import { lookOf } from '../../lib/looks.ts';
import { keepScreenOn } from '../../lib/screen-on.ts';
import { useLook } from '../../lib/use-look.ts';
import { codeInPath } from '../../room/address.ts';
import { findSoon, type NotFound } from '../../room/client/calls.ts';
import type { Ending } from '../../room/client/link.ts';
import { PAGE_PORTS } from '../../room/guest.ts';
import { screenSeat } from '../../room/saved.ts';
import { openScreenRoom, type ScreenRoom } from '../../room/screen.ts';
import { LoadShow } from '../../show/context.ts';
import { useSoundSettings } from '../../show/effects/sounds.ts';
import { StageEffects } from '../../show/effects/stage-effects.tsx';
import { readSounds, showName } from '../../show/stage-settings.ts';
import { Backdrop } from '../../ui/backdrop.tsx';
import { Page } from '../../ui/page.tsx';
import { useHostLanguage } from '../../words/use-host-language.ts';
import { useWords } from '../../words/words.ts';
import { AudiencePodium, Corner } from './corner.tsx';
import { ScreenBrand } from './screen-brand.tsx';
import { hostTokenIn, type ScreenOptions, screenOptions } from './screen-options.ts';
import { AudienceStage } from './stage.tsx';
import { AboutToBegin, EnterCode, JoinInfo, RoomEnded } from './waiting.tsx';

/** A projector, a television or a stream's browser source. It reads its address itself, so that it needs no router. */
export function AudienceScreen() {
  const { title, enter } = useWords('screen');
  const [code, setCode] = useState(() => codeInPath(location.pathname));
  const [hostToken] = useState(() => hostTokenIn(location.hash));
  const [error, setError] = useState<NotFound>();
  const options = useMemo(() => screenOptions(location.search), []);
  useWall(options.isClear);
  // A screen is often shared or filmed, and its address with it.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);

  async function look(wanted: string) {
    const found = await findSoon(wanted);
    if (typeof found === 'string') return setError(found);
    history.replaceState(history.state, '', `/screen/${wanted}${location.search}`);
    setCode(wanted);
  }

  return (
    <Page title={title} layout="bare" onClick={fillScreen}>
      {!options.isClear && <Backdrop mood="calm" />}
      {code ? (
        <MirroredRoom key={code} code={code} hostToken={hostToken} options={options} />
      ) : (
        <EnterCode error={error && enter.notFound[error]} onCode={look} />
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
    if (options.hasSound) void settled().then(prepareAudioUnasked);
  }, [options]);
  return room && <MirroredShow room={room} options={options} />;
}

const ENDINGS = {
  closed: 'closed',
  refused: 'closed',
  full: 'full',
  door: 'door',
  removed: 'removed',
  banned: 'removed',
  superseded: 'elsewhere',
  incompatible: 'old',
} as const satisfies Readonly<Record<Ending, string>>;

type MirroredShowProps = { readonly room: ScreenRoom; readonly options: ScreenOptions };

export function MirroredShow({ room, options }: MirroredShowProps) {
  const { endings } = useWords('screen');
  const { phase, ending, isHostAway, show, picture, room: info } = useStore(room);
  useLook(lookOf(info.stage?.look));
  const isSpoken = useHostLanguage(info.speaks);
  const sounds = readSounds(info.stage?.sound);
  useSoundSettings(sounds);
  const isHeard = options.hasSound && sounds.from !== 'host';
  useEffect(() => room.show.setState({ isHeard }), [room, isHeard]);
  const load = useMemo(() => {
    const loaded = Promise.resolve(room.show);
    return () => loaded;
  }, [room]);
  if (ending) return <RoomEnded {...endings[ENDINGS[ending]]} />;
  if (!isSpoken) return null;
  // Only the host knows where phones find the room, and whether the code is to be seen.
  const joinAt = (options.hasJoinInfo && !info.joinHidden && info.joinAt) || '';
  const code = joinAt && room.code;
  const { stage } = info;
  const brand = {
    name: showName(stage?.name),
    picture: picture?.id === stage?.picture ? picture : null,
  };
  return (
    <LoadShow value={load}>
      <ScreenBrand value={brand}>
        <Suspense>
          {show?.screen === 'game' && <AudienceStage buzz={info.buzz} code={code} />}
          {show?.screen === 'winner' && <AudiencePodium />}
          {(!show || show.screen === 'teams' || show.screen === 'wheel') &&
            (code ? <JoinInfo code={code} joinAt={joinAt} /> : <AboutToBegin />)}
          <StageEffects />
        </Suspense>
      </ScreenBrand>
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
