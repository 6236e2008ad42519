import type { Brush } from './brush.ts';

const CENTRE = { x: 400, y: 705 } as const;
const ARCH = 676;
const BULBS = 114;

/** The arches of the set round the podium, with their string of bulbs. */
export function drawStage(brush: Brush): void {
  const { x, y } = CENTRE;
  brush.box(0, 0, 1200, 630, 'var(--stage-900)');
  brush.disc(x, y, 817, 'var(--stage-870)');
  brush.disc(x, y, ARCH + 10, 'var(--stage-950)');
  brush.disc(x, y, ARCH - 10, 'var(--stage-870)');
  brush.disc(x, y, 480, 'var(--stage-850)');
  brush.bulbs(x, y, ARCH, BULBS, 4, 0.35);
}
