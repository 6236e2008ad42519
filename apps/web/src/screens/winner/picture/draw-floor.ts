import { words } from '../../../words/words.ts';
import type { Brush, PicturePlace } from './brush.ts';

const TOP = 538;
const MIDDLE = 587;
const REST = { width: 690, gap: 18, plate: 26, line: 33 } as const;
const NAME = { family: 'text', weight: 600, size: 15 } as const;
const HEAD = { family: 'display', weight: 800, size: 19 } as const;

/** The edge of the stage with the game, everyone behind the podium, and whose show it is. */
export function drawFloor(brush: Brush, title: string, others: readonly PicturePlace[]): void {
  brush.box(0, TOP, 1200, 630 - TOP, 'var(--rail)');
  brush.box(0, TOP, 1200, 5, 'var(--floor-line)');
  const lines = brush.lines(title, HEAD, others.length > 0 ? 212 : 700, 2);
  for (const [at, line] of lines.entries()) {
    brush.write(line, 32, MIDDLE + (at - (lines.length - 1) / 2) * 22, HEAD, 'var(--text)', 'left');
  }
  drawOthers(brush, others);
  drawBrand(brush);
}

function drawBrand(brush: Brush): void {
  const { context } = brush;
  const [x, y] = [1084, MIDDLE - 10];
  brush.disc(x, y, 17, 'var(--rim)');
  for (let wedge = 0; wedge < 6; wedge += 1) {
    const from = Math.PI + (wedge * Math.PI) / 3;
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, 17, from, from + Math.PI / 3);
    brush.fill(`var(--wheel-${wedge + 1})`);
  }
  brush.disc(x, y, 6.5, 'var(--rim)');
  brush.disc(x, y, 4, 'var(--peg)');
  brush.write(
    words('start').product,
    x,
    MIDDLE + 21,
    { ...HEAD, size: 15, width: 'semi-expanded' },
    'var(--text)',
  );
}

/** On one line, or on two where one is too short for them. */
function drawOthers(brush: Brush, others: readonly PicturePlace[]): void {
  const widthOf = (place: PicturePlace) => partsOf(brush, place, Number.POSITIVE_INFINITY).width;
  const all = others.reduce((sum, place) => sum + widthOf(place) + REST.gap, -REST.gap);
  const perLine =
    all > REST.width && others.length > 1 ? Math.ceil(others.length / 2) : others.length;
  const most = (REST.width - (perLine - 1) * REST.gap) / perLine;
  const lines = [others.slice(0, perLine), others.slice(perLine)].filter(
    ({ length }) => length > 0,
  );
  for (const [at, line] of lines.entries()) {
    const y = MIDDLE + (at - (lines.length - 1) / 2) * REST.line;
    const parts = line.map((place) => partsOf(brush, place, most));
    let x = 618 - parts.reduce((sum, { width }) => sum + width + REST.gap, -REST.gap) / 2;
    for (const part of parts) {
      drawOther(brush, part, x, y);
      x += part.width + REST.gap;
    }
  }
}

type Parts = ReturnType<typeof partsOf>;

function partsOf(brush: Brush, place: PicturePlace, most: number) {
  const score = `${place.score}`;
  const scoreWidth = brush.widthOf(score, NAME);
  const besides = REST.plate + 8 + 7 + scoreWidth;
  const name = brush.cut(place.name, NAME, most - besides);
  return { ...place, name, score, scoreWidth, width: besides + brush.widthOf(name, NAME) };
}

function drawOther(
  brush: Brush,
  { rank, color, name, score, width }: Parts,
  x: number,
  y: number,
): void {
  const { plate } = REST;
  brush.box(x, y - plate / 2, plate, plate, color, 7);
  brush.write(
    `${rank}`,
    x + plate / 2,
    y,
    { family: 'display', weight: 850, size: 15 },
    'var(--ink)',
  );
  brush.write(name, x + plate + 8, y, NAME, 'var(--text)', 'left');
  brush.write(score, x + width, y, NAME, 'var(--stage-300)', 'right');
}
