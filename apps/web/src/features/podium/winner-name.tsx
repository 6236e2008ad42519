import { useEffect, useState } from 'react';
import { tileText } from '../../components/tiles/tile-text.ts';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMediaQuery } from './use-media-query.ts';
import styles from './winner-name.module.css';

const OPENS_AFTER_MS = 700;

/** The winner's name turns over in gold tiles. Without a winner, only the heading is left. */
export function WinnerName({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 700px)');

  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const words = tileText(name, isOpen ? 'correct' : 'hidden');
  const before = words.map((_, word) =>
    words.slice(0, word).reduce((count, { length }) => count + length, 0),
  );
  return (
    <h1 className={styles.name}>
      <VisuallyHidden>{name || 'Award ceremony'}</VisuallyHidden>
      <Tiles
        words={words}
        aspect={isNarrow ? 2.6 : 9}
        maxRows={isNarrow ? 3 : 2}
        className={styles.tiles}
        turnOf={(word, letter) => (before[word] ?? 0) + letter}
      />
    </h1>
  );
}
