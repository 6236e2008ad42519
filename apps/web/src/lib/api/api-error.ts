import type { FieldError, Problem, ProblemCode } from '@wheel/contract';

/** The server refused or failed. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode | null;
  readonly errors: readonly FieldError[];

  constructor(status: number, { title = '', code, errors = [] }: Partial<Problem>) {
    super(title);
    this.name = 'ApiError';
    this.status = status;
    this.code = code ?? null;
    this.errors = errors;
  }
}

/** No answer came, or not all of it: offline, server gone, or too slow. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The game API did not answer.', { cause });
    this.name = 'NetworkError';
  }
}
