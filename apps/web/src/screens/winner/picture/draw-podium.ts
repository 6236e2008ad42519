import { ordinalEnding } from '../../../text/places.ts';
import type { Brush, PicturePlace } from './brush.ts';

const FLOOR = 538;
const MIDDLE = 400;
const BLOCK = { width: 238, gap: 12, radius: 14, sheen: 8 } as const;
const HEIGHT: Readonly<Record<number, number>> = { 1: 258, 2: 192, 3: 144 };
/** The winner stands in the middle. */
const STAND = [0, -1, 1] as const;

export function drawPodium(brush: Brush, places: readonly PicturePlace[]): void {
  for (const [at, stand] of STAND.entries()) {
    const place = places[at];
    if (place) drawPlace(brush, place, MIDDLE + stand * (BLOCK.width + BLOCK.gap));
  }
}

function drawPlace(brush: Brush, place: PicturePlace, x: number): void {
  const { name, color, score, rank, prizes } = place;
  const top = FLOOR - (HEIGHT[rank] ?? 0);
  const left = x - BLOCK.width / 2;
  drawName(brush, name, x, top);
  brush.box(left, top, BLOCK.width, FLOOR - top, color, BLOCK.radius, 0);
  brush.context.save();
  brush.context.clip();
  brush.box(left, top, BLOCK.width, BLOCK.radius * 2, 'var(--sheen)', BLOCK.radius, 0);
  brush.box(left, top + BLOCK.sheen, BLOCK.width, BLOCK.radius * 3, color, BLOCK.radius, 0);
  brush.context.restore();
  drawRank(brush, rank, x, top + 48);
  const face = { family: 'display', weight: 850, size: 34 } as const;
  brush.write(
    `${score}`,
    x,
    top + 107,
    brush.fitted(`${score}`, face, BLOCK.width - 30),
    'var(--ink)',
  );
  const small = { family: 'text', weight: 700, size: 17 } as const;
  const won = brush.cut(prizes.join(', '), small, BLOCK.width - 30);
  brush.write(won, x, top + 132, small, 'var(--ink)');
}

function drawRank(brush: Brush, rank: number, x: number, y: number): void {
  const large = { family: 'display', weight: 900, size: 72, width: 'semi-expanded' } as const;
  const small = { ...large, size: 33 };
  const [figure, ordinal] = [`${rank}`, ordinalEnding(rank)];
  const width = brush.widthOf(figure, large);
  const left = x - (width + brush.widthOf(ordinal, small)) / 2;
  brush.write(figure, left, y, large, 'var(--ink)', 'left');
  brush.write(ordinal, left + width, y + 14, small, 'var(--ink)', 'left');
}

/** On one line or two, whose last one stands just above the block; smaller if that saves a cut. */
function drawName(brush: Brush, name: string, x: number, top: number): void {
  const tries = [24, 21, 18].map((size) => {
    const face = { family: 'display', weight: 750, size } as const;
    return { face, lines: brush.lines(name, face, BLOCK.width - 4, 2) };
  });
  const whole = tries.find(({ lines }) => !lines.some((line) => line.endsWith('…')));
  const best = whole ?? tries.at(-1);
  if (!best) return;
  const { face, lines } = best;
  for (const [at, line] of lines.entries()) {
    const y = top - 24 - (lines.length - 1 - at) * face.size * 1.15;
    brush.write(line, x, y, face, 'var(--text)');
  }
}
