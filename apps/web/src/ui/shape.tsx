import type { ComponentProps } from 'react';
import styles from './icon.module.css';

/** What first pages show. */
export const UNFOLD = 'm6 9 6 6 6-6';
export const INFO = 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M12 11v6M12 7v.01';
export const WARN = 'M12 3 2.5 20h19zM12 10v4M12 17v.01';
export const DOOR = 'M5.5 21V3.2h13V21M2.5 21h19M15 12.2v.01';

export interface ShapeProps extends ComponentProps<'svg'> {
  /** Strokes on a 24-unit grid; circles are written as two arcs so that every icon is one path. */
  readonly path: string;
  readonly filled?: boolean;
}

/**
 * One icon, without the table of all: the start screen has a single one and should not wait for the others. Decoration
 * only: the control around it carries the name.
 */
export function Shape({ path, filled = false, className, ...rest }: ShapeProps) {
  const look = [styles.icon, filled && styles.filled, className].filter(Boolean).join(' ');
  return (
    <svg {...rest} className={look} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
