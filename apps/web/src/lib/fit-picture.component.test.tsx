import type { Picture } from '@wheel/contract';
import { expect, it } from 'vitest';
import { fitPicture } from './fit-picture.ts';
import { PICTURE_BYTES, PICTURE_SIDE, pictureUrl } from './picture.ts';

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

async function pictureFile(width: number, height: number, draw: Draw): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) draw(context, width, height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob())));
}

const filled =
  (css: string): Draw =>
  (context, width, height) => {
    context.fillStyle = css;
    context.fillRect(0, 0, width, height);
  };

/** A disc with nothing round it. */
const disc =
  (css: string): Draw =>
  (context, width, height) => {
    context.fillStyle = css;
    context.arc(width / 2, height / 2, width / 3, 0, 7);
    context.fill();
  };

/** Nothing that an encoder could make smaller; the same on every run. */
const noise: Draw = (context, width, height) => {
  const pixels = context.createImageData(width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
  }
  context.putImageData(pixels, 0, 0);
};

const svg = (attributes: string, inside = '<rect width="40" height="20" fill="#d9142b"/>') =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`], {
    type: 'image/svg+xml',
  });

const bytesOf = async (picture: Picture) => (await fetch(pictureUrl(picture))).blob();

async function sizeOf(picture: Picture | null): Promise<readonly [number, number]> {
  if (!picture) return [0, 0];
  const { width, height } = await createImageBitmap(await bytesOf(picture));
  return [width, height];
}

it('[L5] makes a large picture 512 px at its longer side', async () => {
  expect(await sizeOf(await fitPicture(await pictureFile(2000, 1000, filled('red'))))).toEqual([
    PICTURE_SIDE,
    PICTURE_SIDE / 2,
  ]);
});

it('[L5] makes no picture larger', async () => {
  const picture = await fitPicture(await pictureFile(40, 30, filled('red')));
  expect(picture?.type).toBe('image/webp');
  expect(await sizeOf(picture)).toEqual([40, 30]);
});

it('[L5] takes size back where less quality is not enough, until it fits', async () => {
  const picture = await fitPicture(await pictureFile(520, 520, noise));
  const [width] = await sizeOf(picture);
  expect(width).toBeGreaterThan(64);
  expect(width).toBeLessThan(PICTURE_SIDE);
  expect(picture && (await bytesOf(picture)).size).toBeLessThanOrEqual(PICTURE_BYTES);
});

it('[L5] keeps a PNG where the browser makes no WebP', async () => {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (made) {
    toBlob.call(this, made, 'image/png');
  };
  try {
    const picture = await fitPicture(await pictureFile(300, 300, noise));
    expect(picture?.type).toBe('image/png');
    expect(picture && (await bytesOf(picture)).size).toBeLessThanOrEqual(PICTURE_BYTES);
  } finally {
    HTMLCanvasElement.prototype.toBlob = toBlob;
  }
});

it('names a picture by the first digits of its digest', async () => {
  const picture = await fitPicture(await pictureFile(40, 30, filled('red')));
  if (!picture) throw new Error('No picture.');
  const digest = await crypto.subtle.digest(
    'SHA-256',
    await (await bytesOf(picture)).arrayBuffer(),
  );
  const hex = [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect(picture.id).toBe(hex.slice(0, 16));
});

it.each([
  ['a dark picture', disc('black'), 'light'],
  ['a light one', disc('white'), 'dark'],
  ['one without see-through parts', filled('white'), 'none'],
] as const)('[L6] stands %s on its plate', async (_, draw, plate) => {
  expect((await fitPicture(await pictureFile(90, 90, draw)))?.plate).toBe(plate);
});

it.each([
  ['with its own size', 'width="40" height="20"', [40, 20]],
  ['without a size at 512 px', 'viewBox="0 0 40 20"', [512, 256]],
  ['without anything at 512 px', '', [512, 512]],
  [
    'with a size of its frame at 512 px',
    'width="100%" height="100%" viewBox="0 0 40 20"',
    [512, 256],
  ],
] as const)('Keeps an SVG %s, as pixels', async (_, attributes, size) => {
  const picture = await fitPicture(svg(attributes));
  expect(picture?.type).toBe('image/webp');
  expect(await sizeOf(picture)).toEqual(size);
});

it('keeps an SVG that has nothing inside', async () => {
  const root = '<?xml version="1.0"?><svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"/>';
  expect(await sizeOf(await fitPicture(new Blob([root], { type: 'image/svg+xml' })))).toEqual([
    512, 512,
  ]);
});

it('runs nothing in an SVG, and fetches nothing for it', async () => {
  const before = performance.getEntriesByType('resource').length;
  const inside =
    '<script>parent.hasRun = true</script><image href="/beacon.png" width="9" height="9"/>';
  expect(
    await fitPicture(svg('width="9" height="9" onload="parent.hasRun = true"', inside)),
  ).not.toBeNull();
  expect('hasRun' in window).toBe(false);
  const fetched = performance.getEntriesByType('resource').slice(before);
  expect(fetched.filter(({ name }) => name.includes('beacon'))).toEqual([]);
});

it.each([
  ['text', new Blob(['hello'], { type: 'text/plain' })],
  ['text that says it is a picture', new Blob(['hello'], { type: 'image/png' })],
  ['an SVG that is none', new Blob(['<svg'], { type: 'image/svg+xml' })],
  ['nothing', new Blob([])],
  ['more than 20 MB', new Blob([new Uint8Array(20_000_001)], { type: 'image/png' })],
  ['more than 40 megapixels', svg('width="8000" height="5001"')],
])('Takes %s for no picture', async (_, file) => {
  expect(await fitPicture(file)).toBeNull();
});
