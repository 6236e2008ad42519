import { SCORE_STEP, type Team } from '@wheel/game';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import styles from './lectern.module.css';

const LONG_SCORE = 5;

type LecternProps = {
  readonly team: Team;
  readonly number: number;
  readonly name: string;
  readonly hasStar: boolean;
  readonly isRewarded: boolean;
  readonly onAdjust: (delta: number) => void;
  readonly onReward: () => void;
};

export function Lectern(props: LecternProps) {
  const { team, number, name, hasStar, isRewarded, onAdjust, onReward } = props;
  return (
    <article
      className={styles.lectern}
      data-testid="team-card"
      data-rewarded={isRewarded}
      style={{ '--team': team.color } as CSSProperties}
      aria-label={name}
    >
      <div className={styles.cap}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles.name} title={name}>
          {name}
        </h3>
      </div>
      <Score score={team.score} />
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.adjust}
          aria-label={`-${SCORE_STEP} ${name}`}
          onClick={() => onAdjust(-SCORE_STEP)}
        >
          {`-${SCORE_STEP}`}
        </button>
        {hasStar && (
          <button
            type="button"
            className={styles.star}
            data-testid="team-star"
            aria-label={`Reward ${name}`}
            onClick={onReward}
          >
            <Icon name="star" filled />
          </button>
        )}
        <button
          type="button"
          className={styles.adjust}
          aria-label={`+${SCORE_STEP} ${name}`}
          onClick={() => onAdjust(SCORE_STEP)}
        >
          {`+${SCORE_STEP}`}
        </button>
      </div>
    </article>
  );
}

function Score({ score }: { readonly score: number }) {
  const figure = useRef<HTMLElement>(null);
  const before = useRef(score);

  useEffect(() => {
    if (before.current === score) return;
    before.current = score;
    if (prefersReducedMotion()) return;
    figure.current?.animate([{ transform: 'scale(1.28)' }, { transform: 'none' }], {
      duration: 320,
      easing: 'cubic-bezier(0.2, 1.4, 0.4, 1)',
    });
  }, [score]);

  const digits = String(score).length;
  return (
    <p
      className={styles.score}
      data-long={digits > LONG_SCORE}
      style={{ '--digits': digits } as CSSProperties}
    >
      <VisuallyHidden>Score </VisuallyHidden>
      <b ref={figure} data-testid="team-score">
        {score}
      </b>
    </p>
  );
}
