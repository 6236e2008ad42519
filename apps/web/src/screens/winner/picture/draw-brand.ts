import type { Picture } from '@wheel/contract';
import { pictureUrl } from '../../../lib/picture.ts';
import type { Brush } from './brush.ts';

/** Whose show it was. */
export type PictureBrand = { readonly name: string; readonly picture: Picture | null };

/** Above the third place, where nothing else stands. */
const PLACE = { x: 650, top: 220, width: 226, bottom: 332 } as const;
const LINE = 20;

/** The logo and below it the name, each where there is one. */
export async function drawBrand(brush: Brush, { name, picture }: PictureBrand): Promise<void> {
  const face = { family: 'display', weight: 850, size: 18 } as const;
  const lines = name ? brush.lines(name, face, PLACE.width, 2) : [];
  const names = PLACE.bottom - lines.length * LINE;
  for (const [at, line] of lines.entries())
    brush.write(line, PLACE.x, names + (at + 0.5) * LINE, face, 'var(--text)');
  if (picture) await drawLogo(brush, picture, names - PLACE.top - 8);
}

async function drawLogo(brush: Brush, picture: Picture, size: number): Promise<void> {
  const image = new Image();
  image.src = pictureUrl(picture);
  const isRead = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isRead) return;
  const left = PLACE.x - size / 2;
  const isBare = picture.plate === 'none';
  const paper = picture.plate === 'dark' ? 'var(--ink)' : 'var(--ivory)';
  if (!isBare) brush.box(left, PLACE.top, size, size, paper, size * 0.18);
  const room = size * (isBare ? 1 : 0.82);
  const scale = room / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const middle = PLACE.top + size / 2;
  brush.context.drawImage(image, PLACE.x - width / 2, middle - height / 2, width, height);
}
