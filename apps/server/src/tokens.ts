import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const BEARER = /^Bearer +([A-Za-z0-9_-]{43})$/i;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored. A token has 256 random bits, so a fast hash without salt is enough. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The token of an Authorization header; null when it holds none of ours. */
export const bearerToken = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;
