import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
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
  /** Drawn beside the title, and no part of its name. */
  readonly tag?: ReactNode;
  /** May be wider than a column of text. */
  readonly wide?: boolean;
}

/**
 * A modal on the native element: focus trap, Esc and the top layer come from the browser. The control
 * with `data-autofocus` is focused first.
 */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, children, className, crown, tag, wide = false } = props;
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

  // One that goes while it is open closes first: only then focus returns to where it was.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);

  const heading = (
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
  );
  return (
    <dialog
      ref={element}
      // biome-ignore lint/a11y/noRedundantRoles: selectors such as [role=dialog] need the attribute
      role="dialog"
      aria-labelledby={titleId}
      className={styles.dialog}
      data-wide={wide}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget: dialog }) =>
        open && !dialog.open && dialog.isConnected && onClose()
      }
    >
      {open && (
        <div className={[styles.panel, className].filter(Boolean).join(' ')}>
          {crown}
          {tag ? (
            <div className={styles.head}>
              {heading}
              {tag}
            </div>
          ) : (
            heading
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}

interface DialogSaidProps {
  readonly children: ReactNode;
  readonly isBad?: boolean;
  readonly className?: string | undefined;
}

/** What came of something done in the dialog, beside its actions. It is in the page from the start, so that it is read out. */
export function DialogSaid({ children, isBad = false, className }: DialogSaidProps) {
  return (
    <p
      className={[styles.said, className].filter(Boolean).join(' ')}
      data-bad={isBad}
      role="status"
    >
      {children}
    </p>
  );
}

/** What can be done with the dialog; `lead` stands apart, at the left. */
export function DialogActions({
  children,
  lead,
}: {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
}) {
  return (
    <div className={styles.actions}>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  );
}

/** What is printed in place of the page. It lies behind the page: a dialog would be cut at the first sheet of paper. */
export const Printed = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<div className={styles.printed}>{children}</div>, document.body);
