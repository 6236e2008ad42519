import { pack, TILE } from '../../../ui/pack.ts';
import { tileText } from '../../../ui/tile-text.ts';
import type { Brush } from './brush.ts';

const BOX = { top: 62, width: 1110, height: 150, tile: 92 } as const;

/** A name in gold tiles, as large as they can be on one row or two. */
export function drawTiles(brush: Brush, name: string): void {
  const words = tileText(name).map((word) => word.map(({ letter }) => letter ?? ''));
  const packing = pack(
    words.map(({ length }) => length),
    BOX.width / BOX.height,
    2,
  );
  const size = Math.min(BOX.width / packing.cols, BOX.height / packing.height, BOX.tile);
  const tiles = placed(words, packing.rows, size);
  brush.context.save();
  brush.context.shadowColor = brush.colour('var(--gold-glow)');
  brush.context.shadowBlur = size * 0.6;
  for (const { x, y } of tiles)
    brush.box(x, y, size, size * TILE.height, 'var(--gold)', size * 0.17);
  brush.context.restore();
  for (const tile of tiles) drawTile(brush, tile, size);
}

type Placed = { readonly letter: string; readonly x: number; readonly y: number };

function placed(
  words: readonly (readonly string[])[],
  rows: readonly number[],
  size: number,
): readonly Placed[] {
  let first = 0;
  return rows.flatMap((count, row) => {
    const inRow = words.slice(first, first + count);
    first += count;
    const offsets = inRow.flatMap((word, at) => [
      ...word.map((letter, index) => ({
        letter,
        gap: index > 0 ? TILE.letterGap : at > 0 ? TILE.wordGap : 0,
      })),
    ]);
    const width = offsets.reduce((sum, { gap }) => sum + gap + 1, 0);
    let x = 600 - (width * size) / 2;
    const y = BOX.top + row * (TILE.height + TILE.rowGap) * size;
    return offsets.map(({ letter, gap }) => {
      x += gap * size;
      const tile = { letter, x, y };
      x += size;
      return tile;
    });
  });
}

function drawTile(brush: Brush, { letter, x, y }: Placed, size: number): void {
  const height = size * TILE.height;
  const lip = size * 0.09;
  brush.box(x, y, size, height, 'var(--gold-shade)', size * 0.17);
  brush.box(x, y, size, height - lip, 'var(--gold)', size * 0.17);
  const face = { family: 'display', weight: 850, size: size * 0.98, width: 'condensed' } as const;
  const fitting = brush.fitted(letter, face, size * 0.94);
  brush.write(letter, x + size / 2, y + (height - lip) / 2, fitting, 'var(--ink)');
}
