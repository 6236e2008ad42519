import type { LibraryGame } from '@wheel/contract';
import { Icon } from '../../components/icon/icon.tsx';
import { visibilityText } from '../../words/visibility.ts';
import styles from './card-sign.module.css';

const ICONS = { link: 'link', private: 'lock' } as const;

/** Who may see the game; nothing when everyone may. */
export function CardSign({ game }: { readonly game: LibraryGame }) {
  const { hidden, visibility } = game;
  if (hidden)
    return (
      <span className={styles.sign} data-hidden="true">
        <Icon name="flag" />
        Hidden after review
      </span>
    );
  if (visibility === 'public') return null;
  return (
    <span className={styles.sign}>
      <Icon name={ICONS[visibility]} />
      {visibilityText(visibility)}
    </span>
  );
}
