import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** More than 1 MiB of entries has; reading many small lists and objects takes far longer than reading long texts. */
const CONTAINERS_MAX = 10_000;
const PARTS_MAX = 60_000;

/** Shorter bodies are looked at in a moment. */
const LARGE_LENGTH = 16_384;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/** Counts what a body is made of without building any of it. */
export function hasTooManyParts(json: string): boolean {
  let containers = 0;
  let parts = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) {
      // What is escaped, a quote above all, does not end the text.
      if (code === BACKSLASH) at += 1;
    } else if (code === COMMA) parts += 1;
    else if (code === BRACKET || code === BRACE) containers += 1;
  }
  return containers > CONTAINERS_MAX || parts > PARTS_MAX;
}

/**
 * Reads bodies as Fastify does, but refuses those of very many parts and takes large ones one after the other; what looks at
 * a body next does so in the same turn.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const takeTurn = createTurns();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const read = () => {
        if (hasTooManyParts(body)) done(tooManyParts());
        else parse(request, body, done);
      };
      if (body.length < LARGE_LENGTH) read();
      else takeTurn(read);
    },
  );
}

function tooManyParts(): Refusal {
  const message = 'This has too many parts.';
  return new Refusal('INVALID', { errors: [{ path: '', message, code: 'TOO_LONG' }] });
}

/** One in each turn of the event loop, so that other calls are answered in between. */
function createTurns(): (next: () => void) => void {
  const waiting: (() => void)[] = [];
  function turn(): void {
    const next = waiting.shift();
    if (waiting.length > 0) setImmediate(turn);
    next?.();
  }
  return (next) => {
    waiting.push(next);
    if (waiting.length === 1) setImmediate(turn);
  };
}
