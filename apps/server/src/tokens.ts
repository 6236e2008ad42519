import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
const BEARER = /^Bearer +([A-Za-z0-9_-]{43})$/i;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored. A token has 256 random bits, so a fast hash without salt is enough. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The token of an Authorization header; null when it holds none of ours. */
export const bearerToken = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;

/** In constant time: how much of a guess is right must not show. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The header by which a device that has signed in to a name before shows so, without a session. */
export const DEVICE_HEADER = 'device-token';
const DEVICES_MAX = 5;

type Account = { readonly userName: string; readonly passwordHash: string };

/** Made from what is stored of the password, so that nothing else need be kept and a new password ends it. */
export const deviceTokenOf = ({ userName, passwordHash }: Account): string =>
  createHmac('sha256', passwordHash).update(`device ${userName}`).digest('base64url');

/** Which of the tokens that a caller shows is the one of this account; undefined for none. */
export function deviceTokenIn(
  header: string | string[] | undefined,
  account: Account,
): string | undefined {
  const wanted = deviceTokenOf(account);
  const shown = typeof header === 'string' ? header.split(',', DEVICES_MAX) : [];
  return shown.map((token) => token.trim()).find((token) => isSameSecret(token, wanted));
}
