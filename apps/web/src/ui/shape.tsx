import type { ComponentProps } from 'react';
import styles from './icon.module.css';

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
