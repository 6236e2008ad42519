import { WRONG_X_MS } from '@wheel/game';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { useShowEvent } from '../context.ts';
import styles from './wrong-x.module.css';

/** Counted on when one goes, so that a wrong guess at that very moment brings another. */
type Cross = { readonly count: number; readonly isShown: boolean };

const another = ({ count }: Cross): Cross => ({ count: count + 1, isShown: true });
const gone = ({ count }: Cross): Cross => ({ count, isShown: false });

/** Covers the stage after a wrong guess and lets every click through, so the host is never held up. */
export function WrongX() {
  const { wrong } = useWords('show');
  const [cross, setCross] = useState<Cross>({ count: 0, isShown: false });

  useShowEvent(({ type }) => {
    if (type === 'wrongLetter' || type === 'wrongPhrase') setCross(another);
    if (type === 'solved' || type === 'undone' || type === 'redone') setCross(gone);
  });

  // Counted from the moment it is in the page, so that it is never seen for less.
  useEffect(() => {
    if (!cross.isShown) return;
    const timer = setTimeout(() => setCross(gone), WRONG_X_MS);
    return () => clearTimeout(timer);
  }, [cross]);

  if (!cross.isShown) return null;
  return (
    <div
      className={styles.cover}
      role="img"
      aria-label={wrong}
      data-testid="wrong-x"
      key={cross.count}
    >
      <svg className={styles.cross} viewBox="0 0 200 200" aria-hidden="true">
        <path className={styles.edge} d="M18 18 182 182M182 18 18 182" />
        <path className={styles.bars} d="M21 21 179 179M179 21 21 179" />
      </svg>
    </div>
  );
}
