import type { PuzzleKind } from '@wheel/game';
import { Button } from '../../components/button/button.tsx';
import { Select } from '../../components/select/select.tsx';
import { ToolButton } from '../../components/tool-button/tool-button.tsx';
import { kindText } from '../../words/puzzle-kind.ts';
import type { OrderRow } from './order-rows.ts';
import styles from './running-order.module.css';

type OrderRowItemProps = {
  readonly row: OrderRow;
  readonly onKind: (kind: PuzzleKind) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onGoTo?: () => void;
};

export function OrderRowItem({ row, onKind, onMove, onGoTo }: OrderRowItemProps) {
  const { at, category, kind, kinds, isCurrent, note, canMoveUp, canMoveDown } = row;
  return (
    <li className={styles.row} aria-current={isCurrent ? 'true' : undefined} data-past={!!note}>
      <b className={styles.number}>{at + 1}</b>
      <span className={styles.category}>
        {category}
        {note && <small>{note}</small>}
      </span>
      {kinds.length === 1 ? (
        <span className={styles.fixed}>{kindText(kind)}</span>
      ) : (
        <Select
          className={styles.kind}
          aria-label={`Kind of puzzle ${at + 1}`}
          value={kind}
          onChange={({ target }) => {
            const chosen = kinds.find((other) => other === target.value);
            if (chosen) onKind(chosen);
          }}
        >
          {kinds.map((other) => (
            <option key={other} value={other}>
              {kindText(other)}
            </option>
          ))}
        </Select>
      )}
      {/* they stay focusable at the ends, where a puzzle that was moved there would lose the host */}
      <span className={styles.moves}>
        <ToolButton
          name={`Move up ${category}`}
          title="Move up"
          icon="up"
          data-move={-1}
          aria-disabled={!canMoveUp}
          onClick={() => onMove(-1)}
        />
        <ToolButton
          name={`Move down ${category}`}
          title="Move down"
          icon="down"
          data-move={1}
          aria-disabled={!canMoveDown}
          onClick={() => onMove(1)}
        />
      </span>
      {onGoTo && (
        <Button className={styles.go} aria-label={`Go to ${category}`} onClick={onGoTo}>
          Go to
        </Button>
      )}
    </li>
  );
}
