import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { goTo } from '../../lib/address.ts';
import styles from './library-bar.module.css';
import type { LibraryDialog } from './use-deeds.ts';

type LibraryBarProps = {
  /** Null while there are few games. */
  readonly filter: string | null;
  readonly onFilter: (text: string) => void;
  readonly trashCount: number | undefined;
  readonly onOpen: (dialog: LibraryDialog) => void;
};

export function LibraryBar({ filter, onFilter, trashCount, onOpen }: LibraryBarProps) {
  const isFull = trashCount !== undefined && trashCount > 0;
  return (
    <div className={styles.bar}>
      {filter !== null && (
        <div className={styles.filter}>
          <Icon name="search" />
          <input
            type="search"
            aria-label="Filter by title"
            placeholder="Filter by title"
            autoComplete="off"
            value={filter}
            onChange={({ target }) => onFilter(target.value)}
          />
        </div>
      )}
      <Button className={styles.import} onClick={() => onOpen('import')}>
        <Icon name="into" />
        Import
      </Button>
      <Button
        aria-label={isFull ? `Trash (${trashCount})` : 'Trash'}
        onClick={() => onOpen('trash')}
      >
        <Icon name="trash" />
        Trash
        {isFull && <span className={styles.count}>{trashCount}</span>}
      </Button>
      <Button look="primary" className={styles.new} onClick={() => goTo('/build')}>
        <Icon name="plus" />
        New game
      </Button>
    </div>
  );
}
