import type { Picture, PictureMessage } from '@wheel/contract';
import { PICTURE_BYTES, PICTURE_SIDE } from '../lib/picture.ts';

/** A picture that the room has sent; null for none, and for one that is too large or that the browser cannot read. */
export async function receivedPicture(message: PictureMessage): Promise<Picture | null> {
  if (message.id === null) return null;
  const { t: _, ...picture } = message;
  try {
    const bytes = Uint8Array.from(atob(picture.data), (sign) => sign.charCodeAt(0));
    if (bytes.length > PICTURE_BYTES) return null;
    const image = await createImageBitmap(new Blob([bytes], { type: picture.type }));
    return Math.max(image.width, image.height) > PICTURE_SIDE ? null : picture;
  } catch {
    return null;
  }
}
