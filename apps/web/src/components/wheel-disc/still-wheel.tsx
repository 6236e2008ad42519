import type { Segment } from '@wheel/game';
import styles from './wheel-disc.module.css';
import { WheelDisc } from './wheel-disc.tsx';
import { WheelRim } from './wheel-rim.tsx';

const BARE = Array.from({ length: 12 }, (): Segment => ({ type: 'points', value: 0 }));

type StillWheelProps = {
  /** Its rule sets `--d`, the wheel's diameter. */
  readonly className?: string | undefined;
  readonly discClassName?: string | undefined;
  readonly segments?: readonly Segment[];
  /** The lettering; bare wedges without it. */
  readonly textOf?: (segment: Segment) => string;
};

/** A wheel for the eye only: nothing on it can be pressed. */
export function StillWheel({ className, discClassName, segments = BARE, textOf }: StillWheelProps) {
  return (
    <div className={`${styles.wheel} ${className ?? ''}`} aria-hidden="true">
      <div className={styles.rim}>
        <WheelRim />
      </div>
      <div className={`${styles.disc} ${discClassName ?? ''}`}>
        <WheelDisc segments={segments} textOf={textOf} />
      </div>
      <div className={styles.dot} />
    </div>
  );
}
