import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

/** The native list of choices in the look of a field. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={[styles.box, className].filter(Boolean).join(' ')}>
      <select {...rest} className={styles.select} />
      <Icon name="unfold" className={styles.sign} />
    </span>
  );
}
