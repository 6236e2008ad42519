import type { Options } from 'canvas-confetti';

type Cannon = ReturnType<typeof import('canvas-confetti').create>;

// paper lives by frames, not by time: more of them would pile up on a machine that draws slowly
const PAPER: Options = { particleCount: 100, ticks: 170, scalar: 1.15 };
/** Both sides at once, when a puzzle is solved. */
export const CANNONS: readonly Options[] = [
  { ...PAPER, angle: 60, spread: 55, startVelocity: 62, origin: { x: 0, y: 0.75 } },
  { ...PAPER, angle: 120, spread: 55, startVelocity: 62, origin: { x: 1, y: 0.75 } },
];
/** One burst above the podium. */
export const podiumBurst = (): Options => ({
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
export async function loadCannon(canvas: HTMLCanvasElement): Promise<Cannon | null> {
  try {
    const { create } = (await import('canvas-confetti')).default;
    return create(canvas, { resize: true, useWorker: false });
  } catch (error) {
    console.warn('No confetti this time.', error);
    return null;
  }
}

export function throwConfetti(cannon: Cannon, shots: readonly Options[]): void {
  const root = getComputedStyle(document.documentElement);
  // the colours of the wheel, so that the paper belongs to the show
  const colors = [1, 2, 3, 4, 5, 6].map((place) =>
    root.getPropertyValue(`--wheel-${place}`).trim(),
  );
  for (const shot of shots) cannon({ ...shot, colors });
}
