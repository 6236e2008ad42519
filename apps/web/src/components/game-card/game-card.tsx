import type { ReactNode } from 'react';
import { singlePress } from '../button/single-press.ts';
import styles from './game-card.module.css';

interface GameCardProps {
  readonly title: string;
  readonly picture: ReactNode;
  readonly pictureClassName?: string | undefined;
  /** Stand beside the button, so that its name is the title alone. */
  readonly facts?: readonly string[];
  readonly busy?: boolean;
  readonly onChoose: () => void;
}

/** A game to play. The title is the button, and the button covers the card. */
export function GameCard({ title, picture, facts, busy, onChoose, ...rest }: GameCardProps) {
  return (
    <li className={styles.card} data-busy={busy}>
      <div className={[styles.picture, rest.pictureClassName].filter(Boolean).join(' ')}>
        {picture}
      </div>
      <div className={styles.body}>
        <button
          type="button"
          className={styles.title}
          aria-busy={busy}
          onClick={singlePress(onChoose)}
        >
          {title}
        </button>
        {facts && (
          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

export function GameCards({
  children,
  busy,
}: {
  readonly children: ReactNode;
  readonly busy?: boolean;
}) {
  return (
    <ul className={styles.cards} aria-busy={busy}>
      {children}
    </ul>
  );
}

/** The shape of a card whose game is still on its way. */
export function GameCardShadow() {
  return (
    <li className={styles.card} data-shadow="true" aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </li>
  );
}
