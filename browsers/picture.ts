import { inflateSync } from 'node:zlib';
import type { Box } from './in-page.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export type Picture = {
  readonly width: number;
  readonly height: number;
  colourAt(x: number, y: number): Colour;
};

/** Reads a PNG as browsers write it: eight bits for each of three or four channels, not interlaced. */
export function decodePng(png: Buffer): Picture {
  const parts: Buffer[] = [];
  let header: Buffer | undefined;
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') header = data;
    if (kind === 'IDAT') parts.push(data);
    at += length + 12;
  }
  const channels = { 2: 3, 6: 4 }[header?.[9] ?? -1];
  if (!header || !channels || header[8] !== 8 || header[12] !== 0)
    throw new Error('A picture in a form that is not known here.');
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  return {
    width,
    height,
    colourAt(x, y) {
      const column = Math.min(width - 1, Math.max(0, Math.round(x)));
      const row = Math.min(height - 1, Math.max(0, Math.round(y)));
      const start = (row * width + column) * channels;
      return [rows[start] ?? 0, rows[start + 1] ?? 0, rows[start + 2] ?? 0];
    },
  };
}

/** Each row says how it was predicted from its neighbours: by none, left, above, their mean, or Paeth's choice. */
function unfilter(packed: Buffer, rowBytes: number, height: number, channels: number): Uint8Array {
  const rows = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row++) {
    const filter = packed[row * (rowBytes + 1)];
    const source = row * (rowBytes + 1) + 1;
    const start = row * rowBytes;
    for (let byte = 0; byte < rowBytes; byte++) {
      const left = byte < channels ? 0 : (rows[start + byte - channels] ?? 0);
      const above = row === 0 ? 0 : (rows[start + byte - rowBytes] ?? 0);
      const corner =
        row === 0 || byte < channels ? 0 : (rows[start + byte - rowBytes - channels] ?? 0);
      let predicted = 0;
      if (filter === 1) predicted = left;
      else if (filter === 2) predicted = above;
      else if (filter === 3) predicted = (left + above) >> 1;
      else if (filter === 4) predicted = paeth(left, above, corner);
      rows[start + byte] = (packed[source + byte] ?? 0) + predicted;
    }
  }
  return rows;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

export const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** How far two colours are apart in the channel where they differ most. */
export const distance = (a: Colour, b: Colour) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

const NEAR = 40;

/** The share of a box that is painted in a colour, from 0 to 1. */
export function shareOf(picture: Picture, box: Box, hex: string): number {
  const wanted = colourOf(hex);
  let near = 0;
  let all = 0;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      all += 1;
      if (distance(picture.colourAt(x, y), wanted) <= NEAR) near += 1;
    }
  }
  return all === 0 ? 0 : near / all;
}
