import { ApiError } from './send.ts';

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

/** Whether a game has this id already. Ids are drawn by this page, so an earlier try has arrived. */
export const isThere = (error: unknown): boolean =>
  error instanceof ApiError && error.status === STATUS.conflict && error.code !== 'LIBRARY_FULL';

/** Whether the call, not what it asks for, is unknown to the server: one of 0.1, whose refusals have no code. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && error.status === STATUS.notFound && error.code === null;

/** Whether the server knows the call, and not what it asks for. */
export const isMissing = (error: unknown): boolean =>
  hasStatus(error, STATUS.notFound) && !isUnknownCall(error);
