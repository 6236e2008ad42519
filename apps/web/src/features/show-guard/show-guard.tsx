import { type ComponentType, use, useEffect, useRef } from 'react';
import { prepareAudio } from '../../lib/audio/audio.ts';
import { keepScreenOn } from '../../lib/screen-on.ts';
import { focusStage } from '../../lib/stage-focus.ts';
import { useShow } from '../../stores/show/show-context.ts';
import { ShowNotice } from './show-notice.tsx';
import { WaitForShow } from './wait-for-show.tsx';

/** A screen of the show: waits for the kept show, and says when another window hosts it or nothing is kept. */
export const guarded = (Screen: ComponentType) =>
  function GuardedScreen() {
    use(useShow((store) => store.ready));
    useEffect(prepareAudio, []);
    useEffect(keepScreenOn, []);
    const isWaiting = useShow((store) => store.hasQuizWaiting && store.mode === 'follower');
    useFocusAfterWaiting(isWaiting);

    if (isWaiting) return <WaitForShow />;
    return (
      <>
        <Screen />
        <ShowNotice />
      </>
    );
  };

/** The page that waited goes, and focus with it. */
function useFocusAfterWaiting(isWaiting: boolean): void {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (hasWaited.current && !isWaiting) focusStage();
    hasWaited.current = isWaiting;
  }, [isWaiting]);
}
