import styles from './wheel-disc.module.css';
import { WheelDisc } from './wheel-disc.tsx';
import { WheelRim } from './wheel-rim.tsx';

const BARE = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

type StillWheelProps = {
  /** Its rule sets `--d`, the wheel's diameter. */
  readonly className?: string | undefined;
  readonly discClassName?: string | undefined;
  /** Segments with lettering; bare wedges without them. */
  readonly segments?: readonly string[];
};

/** A wheel for the eye only: nothing on it can be pressed. */
export function StillWheel({ className, discClassName, segments }: StillWheelProps) {
  return (
    <div className={`${styles.wheel} ${className ?? ''}`} aria-hidden="true">
      <div className={styles.rim}>
        <WheelRim />
      </div>
      <div className={`${styles.disc} ${discClassName ?? ''}`}>
        <WheelDisc segments={segments ?? BARE} plain={segments === undefined} />
      </div>
      <div className={styles.dot} />
    </div>
  );
}
