import { type ReactNode, use, useEffect, useRef } from 'react';
import { prepareAudio } from '../../lib/audio/audio.ts';
import { focusStage } from '../../lib/stage-focus.ts';
import { enterStage, showReady, useShow } from '../../stores/show-store.ts';
import { ShowNotice } from './show-notice.tsx';
import { WaitForShow } from './wait-for-show.tsx';

interface ShowGuardProps {
  readonly children: ReactNode;
  /** For a screen that changes the show just by opening: it opens only in the window that hosts the show. */
  readonly hostOnly?: boolean;
}

/** Around every show screen: waits for the kept show, and says when another window hosts it or nothing is kept. */
export function ShowGuard({ children, hostOnly = false }: ShowGuardProps) {
  use(showReady());
  useEffect(() => enterStage({ stepsIn: !hostOnly }), [hostOnly]);
  useEffect(prepareAudio, []);
  const mode = useShow((store) => store.mode);
  useFocusAfterWaiting(mode === 'follower' && hostOnly);

  if (mode === 'follower' && hostOnly) return <WaitForShow />;
  return (
    <>
      {children}
      <ShowNotice />
    </>
  );
}

/** The page that waited goes, and focus with it. */
function useFocusAfterWaiting(isWaiting: boolean): void {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (hasWaited.current && !isWaiting) focusStage();
    hasWaited.current = isWaiting;
  }, [isWaiting]);
}
