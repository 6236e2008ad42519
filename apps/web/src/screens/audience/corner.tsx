import { useSyncExternalStore } from 'react';
import { OtherRanks, Podium, WinnerName } from '../../features/podium/podium.tsx';
import { isAudioBlocked, onAudioChange } from '../../lib/audio/audio.ts';
import { useShow } from '../../show/context.ts';
import { WinnerConfetti } from '../../show/effects/confetti.tsx';
import { headline } from '../../text/results.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWords } from '../../words/words.ts';
import styles from './corner.module.css';
import { SentBrand } from './screen-brand.tsx';

type CornerProps = {
  readonly isLive: boolean;
  readonly isHostAway: boolean;
  readonly wantsSound: boolean;
};

/** Says what is not as it should be. Nothing else ever stands there. */
export function Corner({ isLive, isHostAway, wantsSound }: CornerProps) {
  const { corner } = useWords('screen');
  const isBlocked = useSyncExternalStore(onAudioChange, isAudioBlocked);
  return (
    <>
      {/* Always in the page, because only then a change of it is read out. */}
      <div className={styles.corner} role="status">
        {!isLive && (
          <>
            <Spinner size={26} label={corner.reconnecting} />
            {corner.reconnecting}
          </>
        )}
        {isLive && isHostAway && (
          <>
            <Icon name="cup" />
            {corner.away}
          </>
        )}
      </div>
      {isLive && !isHostAway && wantsSound && isBlocked && (
        // The touch itself is what the sound waits for.
        <button type="button" className={`${styles.corner} ${styles.sound}`}>
          <Icon name="sound" />
          {corner.sound}
        </button>
      )}
    </>
  );
}

/** The host's own podium, without the ways on. */
export function AudiencePodium() {
  const teams = useShow(({ view }) => view.teams);
  const { kicker, name } = headline(teams);
  return (
    <div className={styles.podium}>
      <WinnerConfetti />
      <p className={styles.kicker}>{kicker}</p>
      <WinnerName name={name} />
      <div className={styles.steps}>
        <SentBrand className={styles.brand} />
        <Podium teams={teams} />
      </div>
      <div className={styles.ground}>
        <OtherRanks teams={teams} />
      </div>
    </div>
  );
}
