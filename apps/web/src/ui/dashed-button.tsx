import type { ComponentProps } from 'react';
import styles from './dashed-button.module.css';
import { Icon } from './icon.tsx';

/** The empty card that adds one: ADD TEAM, ADD ENTRY. */
export function DashedButton({ children, className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={[styles.button, className].filter(Boolean).join(' ')}
    >
      <Icon name="plus" />
      {children}
    </button>
  );
}
