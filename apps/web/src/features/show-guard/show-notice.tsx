import { useState } from 'react';
import { useShow } from '../../stores/show/show-context.ts';
import styles from './show-notice.module.css';
import { TakeOverButton } from './take-over-button.tsx';

/** A small bar over the foot of the stage. Always in the page, because only then a change of it is read out. */
export function ShowNotice() {
  const isFollower = useShow((store) => store.mode === 'follower');
  const isSaved = useShow((store) => store.saved);
  const [isRead, setRead] = useState(false);
  const isUnsaved = !isFollower && !isSaved && !isRead;

  return (
    <div role="status" className={styles.notice} data-shown={isFollower || isUnsaved}>
      {isFollower && (
        <>
          <span>This show is running in another window</span>
          <TakeOverButton className={styles.action} />
        </>
      )}
      {isUnsaved && (
        <>
          <span>This show is not saved: a reload would lose it</span>
          <button type="button" className={styles.action} onClick={() => setRead(true)}>
            OK
          </button>
        </>
      )}
    </div>
  );
}
