/** A bitmap of a QR code: whether the module at that place is dark. */
type Bitmap = { readonly size: number; get(x: number, y: number): boolean };

/** All dark modules as one path: each run of a row is a bar. */
export function qrPath(bitmap: Bitmap): string {
  const { size } = bitmap;
  const bars: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!bitmap.get(x, y)) continue;
      let end = x + 1;
      while (end < size && bitmap.get(end, y)) end += 1;
      bars.push(`M${x} ${y}h${end - x}v1h-${end - x}z`);
      x = end;
    }
  }
  return bars.join('');
}

/** What can be written in upper case needs fewer and larger modules, which read better from afar. */
export const forQr = (address: string): string => address.toUpperCase();
