import { WINNER_CONFETTI_MS } from '@wheel/game';
import { useEffect, useRef } from 'react';
import styles from './confetti.module.css';
import { podiumBurst } from './throw-confetti.ts';
import { useCannon } from './use-cannon.ts';

/** Bursts at once and again and again until the screen is left. */
export function WinnerConfetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fire = useCannon(canvas);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isLeft = false;
    const burst = () => fire([podiumBurst()]);
    // counted from the first burst, which waits for its paper to load
    burst().then(() => {
      if (!isLeft) timer = setInterval(burst, WINNER_CONFETTI_MS);
    });
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [fire]);

  return <canvas ref={canvas} className={styles.behind} />;
}
