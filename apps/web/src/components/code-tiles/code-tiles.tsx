import styles from './code-tiles.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

/** A room's code in six tiles. `--ct` is the width of one. For the eye only: its text must stand beside it. */
export function CodeTiles({ code }: { readonly code: string }) {
  return (
    <span className={styles.tiles} aria-hidden="true">
      {PLACES.map((place) => (
        <span
          key={place}
          className={styles.tile}
          data-on={place < code.length}
          data-next={place === code.length}
        >
          {code[place] ?? ''}
        </span>
      ))}
    </span>
  );
}
