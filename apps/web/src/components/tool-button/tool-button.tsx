import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './tool-button.module.css';

type ToolButtonProps = ComponentProps<'button'> & {
  /** Spoken, and shown when the pointer rests on it, unless `title` says more. */
  readonly name: string;
  readonly icon: IconName;
};

/** A quiet icon in the strip above the board. */
export function ToolButton({ name, title = name, icon, className, ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={name}
      title={title}
      className={[styles.tool, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} />
    </button>
  );
}
