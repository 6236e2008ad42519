import { WRONG_X_MS } from '@wheel/game';
import { useEffect, useState } from 'react';
import { useShowEvent } from '../../stores/show/show-context.ts';
import styles from './wrong-x.module.css';

/** Covers the stage after a wrong guess and lets every click through, so the host is never held up. */
export function WrongX() {
  const [hit, setHit] = useState(0);

  useShowEvent(({ type }) => {
    if (type === 'wrongLetter' || type === 'wrongPhrase') setHit((hit) => hit + 1);
    if (type === 'solved' || type === 'undone' || type === 'redone') setHit(0);
  });

  // Counted from the moment it is in the page, so that it is never seen for less.
  useEffect(() => {
    if (hit === 0) return;
    const timer = setTimeout(() => setHit(0), WRONG_X_MS);
    return () => clearTimeout(timer);
  }, [hit]);

  if (hit === 0) return null;
  return (
    <div className={styles.cover} role="img" aria-label="Wrong" data-testid="wrong-x" key={hit}>
      <svg className={styles.cross} viewBox="0 0 200 200" aria-hidden="true">
        <path className={styles.edge} d="M18 18 182 182M182 18 18 182" />
        <path className={styles.bars} d="M21 21 179 179M179 21 21 179" />
      </svg>
    </div>
  );
}
