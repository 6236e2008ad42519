import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import type { LecternDesk } from './lectern-desk.ts';
import styles from './lectern-score.module.css';
import { TypedScore } from './typed-score.tsx';

const LONG_SCORE = 5;

type LecternScoreProps = {
  readonly name: string;
  readonly score: number;
  readonly desk: LecternDesk | null;
  readonly place?: string | undefined;
  readonly onScore: (score: number) => void;
  readonly onEarned: (points: number) => void;
};

/** The score, which one press opens for typing, and at a desk the points of this puzzle. */
export function LecternScore(props: LecternScoreProps) {
  const { name, score, desk, place, onScore, onEarned } = props;
  const [isTyping, setTyping] = useState(false);
  if (isTyping) {
    return (
      <TypedScore
        name={name}
        score={score}
        earned={desk?.hasBank ? desk.earned : null}
        onScore={onScore}
        onEarned={onEarned}
        onDone={() => setTyping(false)}
      />
    );
  }
  const digits = String(score).length;
  return (
    <p
      className={styles.score}
      data-long={digits > LONG_SCORE}
      data-placed={place !== undefined}
      style={{ '--digits': digits } as CSSProperties}
    >
      {place && <span className={styles.place}>{place}</span>}
      <VisuallyHidden>Score </VisuallyHidden>
      <button
        type="button"
        className={styles.figure}
        aria-label={`${score}, type the score of ${name}`}
        onClick={() => setTyping(true)}
      >
        <Figure score={score} />
      </button>
      {desk && <Earned desk={desk} />}
    </p>
  );
}

function Earned({ desk: { earned, isEarnedShown, lost } }: { readonly desk: LecternDesk }) {
  return (
    <span className={styles.earned} title="Points of this puzzle" hidden={!isEarnedShown}>
      {earned > 0 && <VisuallyHidden> points of this puzzle </VisuallyHidden>}
      <span data-testid="team-earned">{earned || ''}</span>
      {lost > 0 && <s aria-hidden="true">{lost}</s>}
    </span>
  );
}

function Figure({ score }: { readonly score: number }) {
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

  return (
    <b ref={figure} data-testid="team-score">
      {score}
    </b>
  );
}
