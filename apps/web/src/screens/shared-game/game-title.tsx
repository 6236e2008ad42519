import { useEffect, useMemo, useState } from 'react';
import { PageTitle } from '../../components/page/page.tsx';
import { tileText } from '../../components/tiles/tile-text.ts';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { fitsTiles } from './fits-tiles.ts';
import styles from './shared-game-screen.module.css';

export function GameTitle({ title }: { readonly title: string }) {
  if (!fitsTiles(title)) return <PageTitle className={styles.title}>{title}</PageTitle>;
  return (
    <h1>
      <VisuallyHidden>{title}</VisuallyHidden>
      <OpeningTiles text={title} />
    </h1>
  );
}

/** They turn over one after the other, once they are there. */
function OpeningTiles({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const words = useMemo(() => tileText(text, isOpen ? 'revealed' : 'hidden'), [text, isOpen]);
  const before = words.map((_word, at) => words.slice(0, at).flat().length);
  return (
    <Tiles
      words={words}
      aspect={window.innerWidth < 700 ? 0.9 : 3.4}
      maxRows={6}
      turnOf={(word, letter) => (before[word] ?? 0) + letter}
      className={styles.tiles}
    />
  );
}
