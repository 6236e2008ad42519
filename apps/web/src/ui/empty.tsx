import styles from './empty.module.css';
import { tileText } from './tile-text.ts';
import { Tiles } from './tiles.tsx';

/** Closed tiles and one sentence, where a list has nothing to show. */
export function Empty({ tiles, children }: { readonly tiles: string; readonly children: string }) {
  return (
    <div className={styles.empty}>
      <Tiles words={tileText(tiles, 'hidden')} aspect={9} maxRows={1} className={styles.tiles} />
      <p>{children}</p>
    </div>
  );
}
