import { useSyncExternalStore } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { isAudioBlocked, onAudioChange } from '../../lib/audio/audio.ts';
import styles from './corner.module.css';

type CornerProps = {
  readonly isLive: boolean;
  readonly isHostAway: boolean;
  readonly wantsSound: boolean;
};

/** Says what is not as it should be. Nothing else ever stands there. */
export function Corner({ isLive, isHostAway, wantsSound }: CornerProps) {
  const isBlocked = useSyncExternalStore(onAudioChange, isAudioBlocked);
  return (
    <>
      {/* Always in the page, because only then a change of it is read out. */}
      <div className={styles.corner} role="status">
        {!isLive && (
          <>
            <Spinner size={26} label="Reconnecting" />
            Reconnecting
          </>
        )}
        {isLive && isHostAway && (
          <>
            <RoomIcon name="cup" />
            Host away
          </>
        )}
      </div>
      {isLive && !isHostAway && wantsSound && isBlocked && (
        // The touch itself is what the sound waits for.
        <button type="button" className={`${styles.corner} ${styles.sound}`}>
          <Icon name="sound" />
          Tap for sound
        </button>
      )}
    </>
  );
}
