import type { ReactNode } from 'react';
import styles from './board.module.css';

const LONG_CATEGORY = 16;

type PuzzleStripProps = {
  readonly position: { readonly at: number; readonly of: number };
  readonly category: string;
  /** What the puzzle is played as, where it is no plain round. */
  readonly kind?: string | undefined;
  /** Quiet icons beside the counter. */
  readonly lead?: ReactNode;
  /** Quiet icons at the right. */
  readonly children: ReactNode;
};

export function PuzzleStrip({ position, category, kind, lead, children }: PuzzleStripProps) {
  const title = category.toUpperCase();
  return (
    <div className={styles.strip}>
      <div className={styles.lead}>
        <p className={styles.counter}>{`${position.at} / ${position.of}`}</p>
        {lead}
      </div>
      <div className={styles.tab}>
        <h2 className={styles.category} data-long={title.length > LONG_CATEGORY} title={title}>
          {title}
        </h2>
        {kind && <p className={styles.kind}>{kind}</p>}
      </div>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
