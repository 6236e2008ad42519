import type { Segment } from '@wheel/game';
import { segmentText } from '../../../text/names.ts';
import { baseline, fitLabel, LABEL } from '../../../ui/label-fit.ts';
import { DOTS, dotTurns, fitPrize } from '../../../ui/prize-fit.ts';
import { PENALTY, segmentColours } from '../../../ui/segment-colours.ts';
import { words } from '../../../words/words.ts';
import type { Brush } from './brush.ts';

const CENTRE = { x: 985, y: 398 } as const;
const RIM = 187;
const RADIUS = 171;
/** Labels are reckoned on a disc of this radius, for a face a little narrower than a canvas has. */
const UNIT = RADIUS / 500;
const NARROWER = 0.96;
const turn = (part: number) => part * Math.PI * 2;

/** The wheel of the show, where it stood beside the board; the pointer at its left. */
export function drawWheel(brush: Brush, segments: readonly Segment[]): void {
  const { context } = brush;
  context.save();
  context.translate(CENTRE.x, CENTRE.y);
  brush.disc(0, 0, RIM, 'var(--rim)');
  brush.bulbs(0, 0, RIM - 8, 48, 2.6, 1);
  brush.disc(0, 0, RADIUS, 'var(--peg)');
  const colours = segmentColours(segments);
  for (const [at, segment] of segments.entries()) {
    drawWedge(brush, segment, segments.length, colours[at] ?? PENALTY);
    context.rotate(turn(1 / segments.length));
  }
  drawHub(brush);
  drawPointer(brush);
  context.restore();
}

type Colours = ReturnType<typeof segmentColours>[number];

/** At the pointer. */
function drawWedge(brush: Brush, segment: Segment, count: number, { fill, ink }: Colours): void {
  const { context } = brush;
  const half = turn(0.5 / count);
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, RADIUS - 2.5, Math.PI - half, Math.PI + half);
  context.closePath();
  brush.fill(fill);
  context.lineWidth = 1.5;
  context.strokeStyle = brush.colour('var(--spoke)');
  context.stroke();
  if (segment.type === 'prize')
    for (const at of dotTurns(count)) {
      const angle = Math.PI + turn(at);
      const ring = DOTS.ring * UNIT;
      brush.disc(Math.cos(angle) * ring, Math.sin(angle) * ring, (DOTS.size * UNIT) / 2, ink);
    }
  const label = labelOf(segment, count);
  const size = label.size * UNIT * NARROWER;
  const face = { family: 'display', weight: 850, size, width: 'condensed' } as const;
  // Not every canvas has the narrow width; there the lettering is smaller, so as to keep off the hub.
  const room = (LABEL.outer - LABEL.inner) * UNIT;
  for (const [line, text] of label.lines.entries()) {
    const middle = (baseline(line, label.lines.length) - baseline(0, 1)) * size;
    brush.write(text, -LABEL.outer * UNIT, middle, brush.fitted(text, face, room), ink, 'left');
  }
}

function labelOf(
  segment: Segment,
  count: number,
): Pick<ReturnType<typeof fitLabel>, 'lines' | 'size'> {
  if (segment.type !== 'prize') return fitLabel(segmentText(segment), count);
  const { lines, size, broken } = fitPrize(segment.text, count);
  return { lines: lines.map((line, at) => (broken && at === 0 ? `${line}-` : line)), size };
}

function drawHub(brush: Brush): void {
  const hub = RIM * 0.27;
  brush.disc(0, 0, hub * 1.19, 'var(--peg)');
  brush.disc(0, 0, hub * 1.12, 'var(--rim)');
  brush.disc(0, 5, hub, 'var(--gold-lip)');
  brush.disc(0, 0, hub, 'var(--gold)');
  const face = { family: 'display', weight: 900, size: 25 } as const;
  const { spin } = words('show').wheel;
  brush.write(spin, 0, 1, brush.fitted(spin, face, hub * 1.7), 'var(--ink)');
}

function drawPointer(brush: Brush): void {
  const { context } = brush;
  const x = -RIM - 10;
  context.beginPath();
  context.arc(x, 0, 13, Math.PI / 2 - 0.25, -Math.PI / 2 + 0.25);
  context.lineTo(x + 46, 0);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 6;
  context.strokeStyle = brush.colour('var(--rim)');
  context.stroke();
  brush.fill('var(--peg)');
  brush.disc(x, 0, 5, 'var(--rim)');
  brush.disc(x, 0, 3.4, 'var(--wheel-2)');
}
