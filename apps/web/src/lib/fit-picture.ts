import type { Picture } from '@wheel/contract';
import { PICTURE_BYTES, PICTURE_SIDE } from './picture.ts';
import { newUuid } from './uuid.ts';

const FILE_BYTES_MAX = 20_000_000;
const PIXELS_MAX = 40_000_000;
/** Given up first, best to worst; then the picture gets smaller. */
const QUALITIES = [0.92, 0.8, 0.65, 0.5] as const;
const SMALLER = 0.8;

/** A chosen file as the picture that is kept of it; null for one that the browser cannot read or that is too large. */
export async function fitPicture(file: Blob): Promise<Picture | null> {
  if (file.size > FILE_BYTES_MAX) return null;
  try {
    const image = await imageOf(file.type.startsWith('image/svg') ? await withSize(file) : file);
    // It is decoded when it is drawn, not before.
    if (image.naturalWidth * image.naturalHeight > PIXELS_MAX) return null;
    return await keptOf(image);
  } catch {
    return null;
  }
}

/** Never as a document: in an image nothing runs, and nothing is fetched. */
async function imageOf(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.src = await dataUrl(file);
  await loaded;
  return image;
}

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });

const ROOT = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*/i;
const SIDE = /\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi;
const ABSOLUTE = /=\s*["']\s*[\d.]+[a-z]*\s*["']$/i;
const VIEW_BOX = /\sviewBox\s*=\s*["']([^"']+)/;

/** An SVG that says how large it is: not every browser draws one that does not. */
async function withSize(file: Blob): Promise<Blob> {
  const text = await file.text();
  const [root = ''] = ROOT.exec(text) ?? [];
  const sides = root.match(SIDE)?.filter((side) => ABSOLUTE.test(side)) ?? [];
  if (sides.length === 2) return file;
  const viewBox = VIEW_BOX.exec(root)?.[1] ?? '';
  const [, , width = 1, height = 1] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const scale = PICTURE_SIDE / Math.max(width, height);
  const size = `<svg width="${width * scale}" height="${height * scale}"`;
  const sized = root.replace(SIDE, '').replace(/^<svg/i, size);
  return new Blob([text.replace(root, () => sized)], { type: file.type });
}

async function keptOf(image: HTMLImageElement): Promise<Picture> {
  for (let side = PICTURE_SIDE; ; side *= SMALLER) {
    const context = drawn(image, side);
    for (const quality of QUALITIES) {
      const blob = await encoded(context.canvas, quality);
      const { type } = blob;
      if (type !== 'image/webp' && type !== 'image/png') throw new Error(`A picture as ${type}.`);
      if (blob.size <= PICTURE_BYTES) {
        const [, data = ''] = (await dataUrl(blob)).split(',');
        return { id: await idOf(blob), type, plate: plateOf(context), data };
      }
      // A PNG is the same in every quality.
      if (type === 'image/png') break;
    }
  }
}

function drawn(image: HTMLImageElement, most: number): CanvasRenderingContext2D {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, most / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context;
}

/** As WebP, or as PNG where the browser makes no other. */
const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const made = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture.')));
    canvas.toBlob(made, 'image/webp', quality);
  });

/** A picture with less cover than this has see-through parts. */
const WHOLE = 0.99;

function plateOf(context: CanvasRenderingContext2D): Picture['plate'] {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  let cover = 0;
  let light = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    cover += alpha;
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  if (cover > WHOLE * 255 * width * height) return 'none';
  return light > cover * 128 ? 'dark' : 'light';
}

async function idOf(picture: Blob): Promise<string> {
  // Pages without TLS have no digests; any id that no other picture has will do there.
  if (!crypto.subtle) return newUuid().replaceAll('-', '').slice(0, 16);
  const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer());
  return [...new Uint8Array(digest, 0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
