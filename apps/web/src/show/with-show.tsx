import { type ComponentType, useEffect, useRef, useState } from 'react';
import { prepareAudio } from '../lib/audio/audio.ts';
import { keepScreenOn } from '../lib/screen-on.ts';
import { focusStage } from '../lib/stage-focus.ts';
import { useLook } from '../lib/use-look.ts';
import { buttonClass } from '../ui/button.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import { useWords } from '../words/words.ts';
import { useShow } from './context.ts';
import { useOwnSounds, useSoundSettings } from './effects/sounds.ts';
import { useStage } from './stage-settings.ts';
import styles from './with-show.module.css';

/** A screen of the show, which says when another window hosts it or nothing is saved. */
export const withShow = (Screen: ComponentType) =>
  function ScreenWithShow() {
    useEffect(prepareAudio, []);
    useSoundSettings(useStage(({ sounds }) => sounds));
    useOwnSounds();
    useEffect(keepScreenOn, []);
    useLook(useStage(({ look }) => look));
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

/** Stands in for the teams of a game chosen here while another window runs a show. */
function WaitForShow() {
  const { setup, notice } = useWords('show');
  return (
    <Page title={setup.teams.title} className={styles.wait}>
      <PageTitle>{notice.otherWindow}</PageTitle>
      <p>{notice.endsOther}</p>
      <TakeOverButton className={buttonClass('primary', true)} />
    </Page>
  );
}

/** A small bar over the foot of the stage. Always in the page, because only then a change of it is read out. */
export function ShowNotice() {
  const { notice } = useWords('show');
  const isFollower = useShow((store) => store.mode === 'follower');
  const isSaved = useShow((store) => store.saved);
  const [isRead, setRead] = useState(false);
  const isUnsaved = !isFollower && !isSaved && !isRead;

  return (
    <div role="status" className={styles.notice} data-shown={isFollower || isUnsaved}>
      {isFollower && (
        <>
          <span>{notice.otherWindow}</span>
          <TakeOverButton className={styles.action} />
        </>
      )}
      {isUnsaved && (
        <>
          <span>{notice.unsaved}</span>
          <button type="button" className={styles.action} onClick={() => setRead(true)}>
            {notice.read}
          </button>
        </>
      )}
    </div>
  );
}

interface TakeOverButtonProps {
  readonly className?: string | undefined;
}

function TakeOverButton({ className }: TakeOverButtonProps) {
  const { notice } = useWords('show');
  const takeOver = useShow((store) => store.takeOver);
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        // The button is about to go, and focus with it.
        focusStage();
        takeOver();
      }}
    >
      {notice.takeOver}
    </button>
  );
}
