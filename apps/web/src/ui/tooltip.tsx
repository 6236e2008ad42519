import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../words/words.ts';
import { INFO, Shape, WARN } from './shape.tsx';
import styles from './tooltip.module.css';

const PATHS = { info: INFO, error: WARN } as const;

interface TooltipProps {
  /** Of the tooltip text, so that a field can point to it with `aria-describedby`. */
  readonly id: string;
  readonly text: string;
  readonly kind: keyof typeof PATHS;
}

/** An icon whose text opens on hover and on focus; Esc puts it away without moving the pointer. */
export function Tooltip({ id, text, kind }: TooltipProps) {
  const { signs } = useWords('start');
  const [dismissed, setDismissed] = useState(false);
  const bringBack = () => setDismissed(false);
  const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);

  return (
    <span className={styles.tooltip} data-kind={kind} data-dismissed={dismissed}>
      <button
        type="button"
        className={styles.icon}
        aria-label={signs[kind]}
        aria-describedby={id}
        onKeyDown={dismiss}
        onBlur={bringBack}
        onPointerLeave={bringBack}
      >
        <Shape path={PATHS[kind]} />
      </button>
      <span role="tooltip" id={id} className={styles.text}>
        {text}
      </span>
    </span>
  );
}
