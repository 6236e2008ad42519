import { useEffect, useRef } from 'react';
import { onShowEvent } from '../../stores/show-events.ts';
import styles from './confetti.module.css';
import { CANNONS } from './throw-confetti.ts';
import { useCannon } from './use-cannon.ts';

/** Two cannons, one on each side, for a solved puzzle. */
export function SolveConfetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fire = useCannon(canvas);

  useEffect(
    () =>
      onShowEvent(({ type }) => {
        if (type === 'solved') fire(CANNONS);
      }),
    [fire],
  );

  return <canvas ref={canvas} className={styles.over} />;
}
