import { useRef } from 'react';
import { useShowEvent } from '../../stores/show/show-context.ts';
import styles from './confetti.module.css';
import { CANNONS } from './throw-confetti.ts';
import { useCannon } from './use-cannon.ts';

/** Two cannons, one on each side, for a solved puzzle. */
export function SolveConfetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fire = useCannon(canvas);

  useShowEvent(({ type }) => {
    if (type === 'solved') fire(CANNONS);
  });

  return <canvas ref={canvas} className={styles.over} />;
}
