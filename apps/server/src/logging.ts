import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from './settings.ts';

type LogStream = { write(line: string): void };

/** Headers are not logged at all; should one slip in by way of an error, its secret still does not. */
const SECRETS = [
  'authorization',
  '*.authorization',
  '*.headers.authorization',
  '*.password',
  '*.sessionToken',
];

export const loggerOptions = (level: LogLevel, stream: LogStream) =>
  ({
    level,
    stream,
    redact: { paths: SECRETS, censor: '[secret]' },
  }) satisfies FastifyServerOptions['logger'];
