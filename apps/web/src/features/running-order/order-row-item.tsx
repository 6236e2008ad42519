import type { PuzzleKind } from '@wheel/game';
import { kindText } from '../../text/kinds.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields.tsx';
import { MoveButtons } from '../../ui/tool-button.tsx';
import { useWords } from '../../words/words.ts';
import type { OrderRow } from './order-rows.ts';
import styles from './running-order.module.css';

type OrderRowItemProps = {
  readonly row: OrderRow;
  readonly onKind: (kind: PuzzleKind) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onGoTo?: () => void;
};

export function OrderRowItem({ row, onKind, onMove, onGoTo }: OrderRowItemProps) {
  const { order } = useWords('desk');
  const { at, category, kind, kinds, isCurrent, note } = row;
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
          aria-label={order.kindOf({ number: at + 1 })}
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
      <span className={styles.moves}>
        <MoveButtons {...row} name={category} onMove={onMove} />
      </span>
      {onGoTo && (
        <Button className={styles.go} aria-label={order.goToPuzzle({ category })} onClick={onGoTo}>
          {order.goTo}
        </Button>
      )}
    </li>
  );
}
