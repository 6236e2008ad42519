import { WINNER_CONFETTI_MS } from '@wheel/game';
import type { Options } from 'canvas-confetti';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { useShowEvent } from '../context.ts';
import styles from './confetti.module.css';

type Cannon = ReturnType<typeof import('canvas-confetti').create>;

// paper lives by frames, not by time: more of them would pile up on a machine that draws slowly
const PAPER: Options = { particleCount: 100, ticks: 170, scalar: 1.15 };
/** Both sides at once, when a puzzle is solved. */
const CANNONS: readonly Options[] = [
  { ...PAPER, angle: 60, spread: 55, startVelocity: 62, origin: { x: 0, y: 0.75 } },
  { ...PAPER, angle: 120, spread: 55, startVelocity: 62, origin: { x: 1, y: 0.75 } },
];
/** One burst above the podium. */
const podiumBurst = (): Options => ({
  ...PAPER,
  angle: 90,
  spread: 100,
  startVelocity: 40,
  origin: { x: 0.15 + Math.random() * 0.7, y: 0.55 },
});

/**
 * Loads the paper when it is first thrown. Confetti is a luxury: without it the show goes on, so
 * a failure is only noted. No worker, because the page's policy allows none from a blob.
 */
async function loadCannon(canvas: HTMLCanvasElement): Promise<Cannon | null> {
  try {
    const { create } = (await import('canvas-confetti')).default;
    return create(canvas, { resize: true, useWorker: false });
  } catch (error) {
    console.warn('No confetti this time.', error);
    return null;
  }
}

function throwConfetti(cannon: Cannon, shots: readonly Options[]): void {
  const root = getComputedStyle(document.documentElement);
  // the colours of the wheel, so that the paper belongs to the show
  const colors = [1, 2, 3, 4, 5, 6].map((number) =>
    root.getPropertyValue(`--wheel-${number}`).trim(),
  );
  for (const shot of shots) cannon({ ...shot, colors });
}

/** A way to throw confetti over a canvas; leaving the screen clears what is in the air. */
function useCannon(canvas: RefObject<HTMLCanvasElement | null>) {
  const loading = useRef<ReturnType<typeof loadCannon> | null>(null);

  useEffect(
    () => () => {
      loading.current?.then((cannon) => cannon?.reset());
      loading.current = null;
    },
    [],
  );

  return useCallback(
    async (shots: readonly Options[]) => {
      if (!canvas.current || prefersReducedMotion()) return;
      loading.current ??= loadCannon(canvas.current);
      const mine = loading.current;
      const cannon = await mine;
      if (cannon && loading.current === mine) throwConfetti(cannon, shots);
    },
    [canvas],
  );
}

/** Two cannons, one on each side, for a solved puzzle. */
export function SolveConfetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fire = useCannon(canvas);

  useShowEvent(({ type }) => {
    if (type === 'solved') fire(CANNONS);
  });

  return <canvas ref={canvas} className={styles.over} />;
}

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
