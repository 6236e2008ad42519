import { ApiError } from './api-error.ts';

/** Refusals that screens answer in their own way. */
export const STATUS = {
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  stale: 412,
} as const;

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;
