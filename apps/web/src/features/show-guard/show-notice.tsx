import { useState } from 'react';
import { useShow } from '../../stores/show-store.ts';
import styles from './show-notice.module.css';
import { TakeOverButton } from './take-over-button.tsx';

/** A small bar over the foot of the stage. Its status is always in the page, so that a change is read out. */
export function ShowNotice() {
  const isFollower = useShow((store) => store.mode === 'follower');
  const isSaved = useShow((store) => store.saved);
  const [isRead, setRead] = useState(false);
  const isUnsaved = !isFollower && !isSaved && !isRead;

  return (
    <section
      className={styles.notice}
      aria-label="About this window"
      data-shown={isFollower || isUnsaved}
    >
      <p role="status">
        {isFollower && 'This show is running in another window'}
        {isUnsaved && 'This show is not saved: a reload would lose it'}
      </p>
      {isFollower && <TakeOverButton className={styles.action} />}
      {isUnsaved && (
        <button type="button" className={styles.action} onClick={() => setRead(true)}>
          OK
        </button>
      )}
    </section>
  );
}
