import styles from './empty.module.css';
import { tileText } from './tile-text.ts';
import { Tiles } from './tiles.tsx';

type EmptyProps = {
  /** Never read: only how long its words are can be seen. */
  readonly tiles: string;
  readonly children: string;
};

/** Closed tiles and one sentence, where a list has nothing to show. */
export function Empty({ tiles, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Tiles words={tileText(tiles, 'hidden')} aspect={9} maxRows={1} className={styles.tiles} />
      <p>{children}</p>
    </div>
  );
}
