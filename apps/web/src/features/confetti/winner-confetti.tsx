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
    fire([podiumBurst()]);
    const timer = setInterval(() => fire([podiumBurst()]), WINNER_CONFETTI_MS);
    return () => clearInterval(timer);
  }, [fire]);

  return <canvas ref={canvas} className={styles.behind} />;
}
