import type { ReactNode } from 'react';
import styles from './board.module.css';

const LONG_CATEGORY = 24;

type PuzzleStripProps = {
  readonly position: { readonly at: number; readonly of: number };
  readonly category: string;
  /** Quiet icons at the right. */
  readonly children: ReactNode;
};

export function PuzzleStrip({ position, category, children }: PuzzleStripProps) {
  const title = category.toUpperCase();
  return (
    <div className={styles.strip}>
      <p className={styles.counter}>{`${position.at} / ${position.of}`}</p>
      <h2 className={styles.category} data-long={title.length > LONG_CATEGORY} title={title}>
        {title}
      </h2>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
