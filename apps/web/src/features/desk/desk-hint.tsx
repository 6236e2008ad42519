import { useEffect, useState } from 'react';
import { createSetting } from '../../lib/kept-data/setting.ts';
import { useShow, useShowEvent } from '../../stores/show/show-context.ts';
import styles from './desk-hint.module.css';

const explained = createSetting('deskExplained', false);

/** Explains the desk in one line, in the first show of this browser that has one. It goes as the show goes on. */
export function DeskHint() {
  const isHost = useShow((store) => store.mode === 'host');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isHost || explained.get()) return;
    explained.set(true);
    setShown(true);
  }, [isHost]);
  useShowEvent(() => setShown(false));
  // Always in the page, because a status is only read out when its region was there before.
  return (
    <p role="status" className={styles.hint} data-shown={isShown}>
      {isShown &&
        'This bar says whose turn it is. Press a name to give the turn, a score to type it; ? lists the keys.'}
    </p>
  );
}
