import { type KeyboardEvent, useState } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** Of the tooltip text, so that a field can point to it with `aria-describedby`. */
  readonly id: string;
  readonly text: string;
  /** Names the icon. */
  readonly label: string;
  readonly icon?: IconName;
  readonly tone?: 'quiet' | 'bad';
  /** The side of the icon at which the text is anchored. */
  readonly align?: 'start' | 'end';
}

/** An icon whose text opens on hover and on focus; Esc puts it away without moving the pointer. */
export function Tooltip({
  id,
  text,
  label,
  icon = 'info',
  tone = 'quiet',
  align = 'start',
}: TooltipProps) {
  const [dismissed, setDismissed] = useState(false);
  const bringBack = () => setDismissed(false);
  const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);

  return (
    <span className={styles.tooltip} data-tone={tone} data-align={align} data-dismissed={dismissed}>
      <button
        type="button"
        className={styles.icon}
        aria-label={label}
        aria-describedby={id}
        onKeyDown={dismiss}
        onBlur={bringBack}
        onPointerLeave={bringBack}
      >
        <Icon name={icon} />
      </button>
      <span role="tooltip" id={id} className={styles.text}>
        {text}
      </span>
    </span>
  );
}
