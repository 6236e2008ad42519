import type { ReactNode } from 'react';
import { singlePress } from './button.tsx';
import styles from './game-card.module.css';

interface GameCardProps {
  readonly title: string;
  /** Of the title, where the page has another one. */
  readonly lang?: string | undefined;
  readonly picture: ReactNode;
  readonly pictureClass?: string | undefined;
  /** Stand beside the button, so that its name is the title alone. */
  readonly facts?: readonly string[];
  readonly busy?: boolean;
  /** Who may see it, on the picture. */
  readonly sign?: ReactNode;
  /** What else can be done with it: a menu on the picture, above the title's press. */
  readonly menu?: ReactNode;
  readonly testId?: string;
  readonly onChoose: () => void;
}

/** A game to play. The title is the button, and the button covers the card. */
export function GameCard(props: GameCardProps) {
  const {
    title,
    lang,
    picture,
    pictureClass = '',
    facts,
    busy,
    sign,
    menu,
    testId,
    onChoose,
  } = props;
  return (
    <li className={styles.place} data-testid={testId}>
      <div className={styles.card} data-busy={busy}>
        <div className={`${styles.picture} ${pictureClass}`}>{picture}</div>
        {sign}
        <div className={styles.body}>
          <button
            type="button"
            className={styles.title}
            lang={lang}
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
        {menu && <div className={styles.menu}>{menu}</div>}
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
