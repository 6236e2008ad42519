import { useEffect, useState } from 'react';
import { useLatest } from '../lib/use-latest.ts';
import styles from './toast.module.css';

const SHOWN_MS = 6000;

export interface ToastMessage {
  readonly id: number | string;
  readonly text: string;
  readonly action?: string;
  readonly onAction?: () => void;
}

interface ToastProps {
  readonly message: ToastMessage | null;
  /** Called when the time is up or the action was taken; set `message` to null then. */
  readonly onDone: () => void;
}

/** Always in the page, because a status is only read out when its region was there before. */
export function Toast({ message, onDone }: ToastProps) {
  const done = useLatest(onDone);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(() => done.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, held, done]);

  return (
    <div
      role="status"
      className={styles.toast}
      data-shown={message !== null}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message && <span>{message.text}</span>}
      {message?.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            setHeld(false);
            message.onAction?.();
            onDone();
          }}
        >
          {message.action}
        </button>
      )}
    </div>
  );
}
