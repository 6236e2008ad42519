import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

type ActionBarProps = {
  readonly children: ReactNode;
  readonly stacks?: boolean;
  /** A row of its own over the buttons. */
  readonly above?: ReactNode;
};

/** The rail at the foot of a set-up screen. On phones it keeps its buttons on one line, or `stacks` them. */
export function ActionBar({ children, stacks = false, above }: ActionBarProps) {
  return (
    <footer className={styles.rail} data-stacks={stacks}>
      {above}
      <div className={styles.bar}>{children}</div>
    </footer>
  );
}
