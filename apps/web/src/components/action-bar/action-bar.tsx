import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** The rail at the foot of a set-up screen. On phones it keeps its buttons on one line, or `stacks` them. */
export function ActionBar({
  children,
  stacks = false,
}: {
  readonly children: ReactNode;
  readonly stacks?: boolean;
}) {
  return (
    <footer className={styles.bar} data-stacks={stacks}>
      {children}
    </footer>
  );
}
