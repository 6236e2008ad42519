import type { PuzzleKind, Run } from '@wheel/game';
import { useRef, useState } from 'react';
import { useShow } from '../../show/context.ts';
import { unplayedKinds } from '../../text/rules.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import { OrderRowItem } from './order-row-item.tsx';
import { type OrderRow, orderRows, orderWithMove } from './order-rows.ts';
import styles from './running-order.module.css';

type RunningOrderDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** In a show any other puzzle can be gone to; called when that was done. */
  readonly onGone?: () => void;
};

export function RunningOrderDialog({ open, onClose, onGone }: RunningOrderDialogProps) {
  const { order, done } = useWords('desk');
  const show = useShow(({ run }) => run?.show);
  return (
    <Dialog
      open={open && show !== undefined}
      title={order.title}
      onClose={onClose}
      className={styles.panel}
      wide
    >
      {show && <RunningOrder show={show} onGone={onGone} />}
      <DialogActions>
        <Button look="primary" data-autofocus onClick={onClose}>
          {done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type RunningOrderProps = {
  readonly show: Run['show'];
  readonly onGone: (() => void) | undefined;
};

/** A puzzle that was moved, and the place it has now. */
type Moved = { readonly category: string; readonly place: number; readonly count: number };

function RunningOrder({ show, onGone }: RunningOrderProps) {
  const { order } = useWords('desk');
  const dispatch = useShow((store) => store.dispatch);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const isInShow = onGone !== undefined;
  if (!isInShow && show.puzzles.length === 0) return <p>{order.empty}</p>;

  const rows = orderRows(show, isInShow);

  function move({ at, category }: OrderRow, by: 1 | -1) {
    if (!dispatch({ type: 'reorderPuzzles', order: orderWithMove(rows.length, at, by) })) return;
    // Rows keep their places and change what they show, so the same button of the next row is the moved puzzle's.
    const row = list.current?.children[at + by];
    row?.querySelector<HTMLElement>(`[data-move='${by}']`)?.focus();
    setMoved({ category, place: at + by + 1, count: rows.length });
  }

  const goTo = ({ at }: OrderRow) => dispatch({ type: 'jumpTo', puzzle: at }) && onGone?.();
  const setKind = ({ at }: OrderRow, kind: PuzzleKind) =>
    dispatch({ type: 'setKind', puzzle: at, kind });
  const isPlayed = ({ kind }: OrderRow) => show.houseRules.kinds.includes(kind);

  return (
    <>
      <ol
        ref={list}
        className={styles.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keyboard, too
        tabIndex={0}
        aria-label={order.list}
        data-in-show={isInShow}
      >
        {rows.map((row) => (
          <OrderRowItem
            key={row.at}
            row={row}
            onKind={(kind) => setKind(row, kind)}
            onMove={(by) => move(row, by)}
            {...(isInShow && !row.isCurrent && { onGoTo: () => goTo(row) })}
          />
        ))}
      </ol>
      <p role="status" className={styles.hint}>
        {!rows.every(isPlayed) && unplayedKinds(show.houseRules)}
      </p>
      <VisuallyHidden role="status">{moved && order.moved(moved)}</VisuallyHidden>
    </>
  );
}
