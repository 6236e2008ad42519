import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Esc, too, arrives here; the dialog stays until `open` says otherwise. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Drawn above the title. */
  readonly crown?: ReactNode;
}

/**
 * A modal on the native element: focus trap, Esc and the top layer come from the browser. The control
 * with `data-autofocus` is focused first.
 */
export function Dialog({ open, title, onClose, children, className, crown }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      // biome-ignore lint/a11y/noRedundantRoles: selectors such as [role=dialog] need the attribute
      role="dialog"
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
    >
      {open && (
        <div className={[styles.panel, className].filter(Boolean).join(' ')}>
          {crown}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}

export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
