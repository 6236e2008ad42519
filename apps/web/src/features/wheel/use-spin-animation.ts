import { crossingTimes, SPIN_DURATION_MS } from '@wheel/game';
import { type RefObject, useLayoutEffect } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { flipperKeyframes } from './flipper-keyframes.ts';

/** Exactly ease-out cubic, 1 − (1 − t)³, so that ticks and result agree with what is seen. */
const EASE_OUT_CUBIC = `cubic-bezier(${1 / 3}, 1, ${2 / 3}, 1)`;
const BREATH_MS = 1000;

type Parts = {
  readonly disc: RefObject<HTMLElement | null>;
  readonly flipper: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
};

/**
 * Hands a whole spin to the compositor when it starts; no script runs until it is over.
 * After a reload or a hidden wheel it joins the spin where it would have been.
 */
export function useSpinAnimation(
  { disc, flipper, ring }: Parts,
  rotation: number,
  extraDegrees: number | null,
  segmentCount: number,
  elapsedMs: () => number,
): void {
  useLayoutEffect(() => {
    if (extraDegrees === null || disc.current === null) return;
    const from = `rotate(${rotation}deg)`;
    const to = `rotate(${rotation + extraDegrees}deg)`;
    // A delay in the past: the spin has come that far.
    const delay = -elapsedMs();
    const timing = { duration: SPIN_DURATION_MS, delay, fill: 'forwards' } as const;

    const animations = prefersReducedMotion()
      ? [
          // the same six seconds without turning: the disc dims and comes back in its new place
          disc.current.animate(
            [
              { offset: 0, opacity: 1, transform: from },
              { offset: 0.15, opacity: 0.12, transform: from },
              { offset: 0.5, opacity: 0.12, transform: from },
              { offset: 0.5, opacity: 0.12, transform: to },
              { offset: 0.8, opacity: 0.12, transform: to },
              { offset: 1, opacity: 1, transform: to },
            ],
            timing,
          ),
          ring.current?.animate([{ opacity: 0.2 }, { opacity: 1 }], {
            duration: BREATH_MS,
            delay,
            direction: 'alternate',
            easing: 'ease-in-out',
            iterations: SPIN_DURATION_MS / BREATH_MS,
          }),
        ]
      : [
          disc.current.animate([{ transform: from }, { transform: to }], {
            ...timing,
            easing: EASE_OUT_CUBIC,
          }),
          flipper.current?.animate(
            flipperKeyframes(crossingTimes(rotation, extraDegrees, segmentCount), SPIN_DURATION_MS),
            timing,
          ),
        ];

    return () => {
      for (const animation of animations) animation?.cancel();
    };
  }, [disc, flipper, ring, rotation, extraDegrees, segmentCount, elapsedMs]);
}
