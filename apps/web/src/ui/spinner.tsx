import { useWords } from '../words/words.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** Pixels across. */
  readonly size: number;
  readonly label?: string;
}

/** A ring of bulbs. It turns inside a box that does not, so its size is the same at every moment. */
export function Spinner({ size, label }: SpinnerProps) {
  const { loading } = useWords('start');
  return (
    <div
      role="progressbar"
      aria-label={label ?? loading}
      className={styles.spinner}
      style={{ width: size, height: size }}
    >
      <div className={styles.ring} style={{ borderWidth: size * 0.14 }} />
    </div>
  );
}
