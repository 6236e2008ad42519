import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_MAX = 64 * 1024;

/**
 * What servers tell each other of a room passes through the database, which may write it to its disk or its log. So it is
 * sealed with a key of the room: nobody finds the name of a player there. It is packed first, to fit into one notification.
 */
const keyOf = (seatKey: string) => createHash('sha256').update(`bus ${seatKey}`).digest();

export function seal(text: string, seatKey: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(seatKey), iv);
  const sealed = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Null for what was not sealed with this key. */
export function unseal(sealed: string, seatKey: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64');
    const iv = bytes.subarray(0, IV_BYTES);
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(seatKey), iv).setAuthTag(tag);
    const packed = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    const whole = Buffer.concat([packed, decipher.final()]);
    return inflateRawSync(whole, { maxOutputLength: LENGTH_MAX }).toString();
  } catch {
    return null;
  }
}
