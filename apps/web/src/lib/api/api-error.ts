import type { FieldError } from '@wheel/contract';

/** The server refused or failed. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];

  constructor(status: number, title: string, errors: readonly FieldError[] = []) {
    super(title);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
  }
}

/** No answer came: offline, server gone, or too slow. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The game API did not answer.', { cause });
    this.name = 'NetworkError';
  }
}

/** The paths of the fields that the server refused. */
export const refusedFields = (error: unknown): readonly string[] =>
  error instanceof ApiError ? error.errors.map(({ path }) => path) : [];
