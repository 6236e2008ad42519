import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { ROOM_CODE_LENGTH, ROOM_LETTERS } from '@wheel/contract';
import { createToken, hashToken, isSameSecret } from '../tokens.ts';

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
  return isSameSecret(hashToken(secret), hostHash);
}

const DRAWN_BYTES = 16;
export const drawPairing = (): string => randomBytes(DRAWN_BYTES).toString('base64url');

/** `p` is a player's seat, `r` a remote's, `s` a screen's; `o` in a token is a screen of the host's own. */
type SeatKind = 'p' | 'r' | 's' | 'o';

export const drawSeat = (kind: SeatKind): string =>
  `${kind}${randomBytes(9).toString('base64url')}`;

const SIGNATURE_LENGTH = 22;
const SEAT_TOKEN = /^([prso][A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{22})$/;

const signatureOf = (seat: string, seatKey: string) =>
  createHmac('sha256', seatKey).update(seat).digest('base64url').slice(0, SIGNATURE_LENGTH);

export const seatToken = (seat: string, seatKey: string): string =>
  `${seat}.${signatureOf(seat, seatKey)}`;

/** The seat of a token that this room has signed; null for any other. */
export function seatOfToken(token: string, kind: SeatKind, seatKey: string): string | null {
  const [, seat = '', signature = ''] = SEAT_TOKEN.exec(token) ?? [];
  if (!seat.startsWith(kind)) return null;
  const wanted = Buffer.from(signatureOf(seat, seatKey));
  return timingSafeEqual(Buffer.from(signature), wanted) ? seat : null;
}

/** One for all screens that the host opens; each of them is given a token of its own. */
const ANY_OWN_SCREEN = 'oAnyOfTheHost';
export const screenTokenOf = (seatKey: string): string => seatToken(ANY_OWN_SCREEN, seatKey);

/** The seat of a screen that shows this token, or a new one. */
export function screenSeatOf(token: string, seatKey: string) {
  const own = seatOfToken(token, 'o', seatKey);
  const known = own ?? seatOfToken(token, 's', seatKey);
  const signed =
    known === null || known === ANY_OWN_SCREEN ? drawSeat(own === null ? 's' : 'o') : known;
  return {
    isKnown: known !== null,
    isOwn: own !== null,
    seat: `s${signed.slice(1)}`,
    token: seatToken(signed, seatKey),
  };
}

/** Whether a device has been in the room before: it shows the token of any seat, or the host's secret. */
export function isProof(token: string, { hostHash, seatKey }: RoomKeys): boolean {
  const at = token.lastIndexOf('.');
  const isSeat = isSameSecret(token.slice(at + 1), signatureOf(token.slice(0, at), seatKey));
  return isRightSecret(token, hostHash) || isSeat;
}

type RoomKeys = { readonly hostHash: string; readonly seatKey: string };

/** Keys of no room: a code without a room takes as long to check as any other. */
export const NO_KEYS: RoomKeys = { hostHash: hashToken(createToken()), seatKey: createToken() };

/** By which messages are posted to a stream. */
export type StreamName = { readonly id: string; readonly secret: string };

export const streamName = (id: string, secret: string): string => `${id}~${secret}`;

const STREAM_NAME = /^(\d{1,16})~([A-Za-z0-9_-]{22})$/;

/** Null for a header that names no stream. */
export function readStreamName(header: string | string[] | undefined): StreamName | null {
  const [, id = '', secret = ''] = STREAM_NAME.exec(typeof header === 'string' ? header : '') ?? [];
  return id === '' ? null : { id, secret };
}
