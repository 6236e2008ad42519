import { ranking, type Segment } from '@wheel/game';
import { segmentText } from '../../../text/names.ts';
import { headline, type ResultSheet } from '../../../text/results.ts';
import { type Brush, createBrush } from './brush.ts';
import { drawBrand, type PictureBrand } from './draw-brand.ts';
import { drawFloor } from './draw-floor.ts';
import { drawPodium } from './draw-podium.ts';
import { drawTiles } from './draw-tiles.ts';
import { drawWheel } from './draw-wheel.ts';

const SIZE = { width: 1200, height: 630 } as const;
const KICKER = { family: 'display', weight: 900, size: 25, width: 'extra-expanded' } as const;

/** The end of the show as a picture to share, in the show's own look. */
export async function drawPicture(
  { title, teams, rows }: ResultSheet,
  segments: readonly Segment[],
  brand: PictureBrand = { name: '', picture: null },
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const brush = createBrush(context);
  const { kicker, name } = headline(teams);
  const names = [...teams.map((team) => team.name), ...segments.map(segmentText)];
  const text = [title, kicker, name, brand.name, ...names].join('');
  await Promise.all(
    (['display', 'text'] as const).map((family) =>
      // A face is fetched when it is first needed, in parts by script; a canvas does not wait for it.
      document.fonts.load(brush.fontOf({ family, weight: 700, size: 20 }), `${text}0123456789…`),
    ),
  );
  const prizesOf = (at: number) =>
    rows.flatMap(({ solver, prizes }) => (solver === at ? prizes : []));
  const places = ranking(teams).map(({ team, index, rank }) => ({
    ...team,
    rank,
    prizes: prizesOf(index),
  }));
  drawStage(brush);
  drawWheel(brush, segments);
  brush.box(600 - 140, -20, 280, 66, 'var(--gold)', 19);
  brush.write(kicker, 600, 22, brush.fitted(kicker, KICKER, 240), 'var(--ink)');
  drawTiles(brush, name);
  drawPodium(brush, places.slice(0, 3));
  drawFloor(brush, title, places.slice(3));
  await drawBrand(brush, brand);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.'))));
  });
}

const CENTRE = { x: 400, y: 705 } as const;
const ARCH = 676;
const BULBS = 114;

/** The arches of the set round the podium, with their string of bulbs. */
function drawStage(brush: Brush): void {
  const { x, y } = CENTRE;
  brush.box(0, 0, 1200, 630, 'var(--stage-900)');
  brush.disc(x, y, 817, 'var(--stage-870)');
  brush.disc(x, y, ARCH + 10, 'var(--stage-950)');
  brush.disc(x, y, ARCH - 10, 'var(--stage-870)');
  brush.disc(x, y, 480, 'var(--stage-850)');
  brush.bulbs(x, y, ARCH, BULBS, 4, 0.35);
}
