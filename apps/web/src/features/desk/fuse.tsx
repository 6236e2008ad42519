import type { CSSProperties } from 'react';
import { useShow, useShowStore } from '../../stores/show/show-context.ts';
import styles from './fuse.module.css';

/** The lower edge of the bar burns down with the turn clock. */
export function Fuse() {
  const { clockLeftMs } = useShowStore();
  const clock = useShow(({ view }) => view.clocks.turn);
  if (!clock) return null;
  const left = clockLeftMs('turn');
  const fuse = {
    '--left': left / Math.max(clock.lengthMs, left, 1),
    '--burns': `${left}ms`,
  } as CSSProperties;
  // A new element for every change of the clock, so that it burns from where it stands.
  return (
    <span className={styles.fuse} key={`${clock.isRunning} ${left}`} aria-hidden="true">
      <i style={fuse} data-burning={clock.isRunning} />
    </span>
  );
}
