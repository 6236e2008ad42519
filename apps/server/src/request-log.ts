import type { FastifyBaseLogger } from 'fastify';

/** Pino's lines have several shapes; they are only handed on here. */
type Line = [line: object, message?: string];
type Bindings = Parameters<FastifyBaseLogger['child']>[0];

/**
 * The log of one request. Nearly every request ends without a line, so the logger that marks lines
 * with the request's id is made for the first of them.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #log: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #marked: FastifyBaseLogger | null = null;

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.#log = log;
    this.#bindings = bindings;
  }

  get #marking(): FastifyBaseLogger {
    this.#marked ??= this.#log.child(this.#bindings);
    return this.#marked;
  }

  get level(): string {
    return this.#log.level;
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#marking.child(...given);
  }

  fatal(...line: Line): void {
    this.#marking.fatal(...line);
  }

  error(...line: Line): void {
    this.#marking.error(...line);
  }

  warn(...line: Line): void {
    this.#marking.warn(...line);
  }

  info(...line: Line): void {
    this.#marking.info(...line);
  }

  debug(...line: Line): void {
    this.#marking.debug(...line);
  }

  trace(...line: Line): void {
    this.#marking.trace(...line);
  }

  silent(): void {}
}
