import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { ROOM_CODE_LENGTH, ROOM_LETTERS } from '@wheel/contract';
import { createToken, hashToken } from '../tokens.ts';

export const drawCode = (): string =>
  Array.from(
    { length: ROOM_CODE_LENGTH },
    () => ROOM_LETTERS[randomInt(ROOM_LETTERS.length)] ?? '',
  ).join('');

export const drawHostSecret = createToken;
export const isHostSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Made from the secret, so that a room that is made again under its code knows the seats it gave out. */
export const seatKeyOf = (hostSecret: string): string =>
  createHmac('sha256', hostSecret).update('seats').digest('base64url');

/** In constant time: how much of a guess is right must not show. */
export function isRightSecret(secret: string, hostHash: string): boolean {
  const given = Buffer.from(hashToken(secret));
  const wanted = Buffer.from(hostHash);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const DRAWN_BYTES = 16;
export const drawPairing = (): string => randomBytes(DRAWN_BYTES).toString('base64url');

/** `p` is a player's seat, `r` a remote's. */
export const drawSeat = (kind: 'p' | 'r'): string =>
  `${kind}${randomBytes(9).toString('base64url')}`;

const SIGNATURE_LENGTH = 22;
const SEAT_TOKEN = /^([pr][A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{22})$/;

const signatureOf = (seat: string, seatKey: string) =>
  createHmac('sha256', seatKey).update(seat).digest('base64url').slice(0, SIGNATURE_LENGTH);

export const seatToken = (seat: string, seatKey: string): string =>
  `${seat}.${signatureOf(seat, seatKey)}`;

/** The seat of a token that this room has signed; null for any other. */
export function seatOfToken(token: string, kind: 'p' | 'r', seatKey: string): string | null {
  const [, seat = '', signature = ''] = SEAT_TOKEN.exec(token) ?? [];
  if (!seat.startsWith(kind)) return null;
  const wanted = Buffer.from(signatureOf(seat, seatKey));
  return timingSafeEqual(Buffer.from(signature), wanted) ? seat : null;
}
