import { tileText } from '../tiles/tile-text.ts';
import { Tiles } from '../tiles/tiles.tsx';
import styles from './empty.module.css';

/** Closed tiles and one sentence, where a list has nothing to show. */
export function Empty({ tiles, children }: { readonly tiles: string; readonly children: string }) {
  return (
    <div className={styles.empty}>
      <Tiles words={tileText(tiles, 'hidden')} aspect={9} maxRows={1} className={styles.tiles} />
      <p>{children}</p>
    </div>
  );
}
