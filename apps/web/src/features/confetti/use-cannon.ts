import type { Options } from 'canvas-confetti';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { loadCannon, throwConfetti } from './throw-confetti.ts';

/** A way to throw confetti over a canvas; leaving the screen clears what is in the air. */
export function useCannon(canvas: RefObject<HTMLCanvasElement | null>) {
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
