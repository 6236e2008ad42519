import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';

/** Headers are not logged at all; should one slip in by way of an error, its secret still does not. */
const SECRETS = [
  'authorization',
  '*.authorization',
  '*.headers.authorization',
  '*.headers["room-link"]',
  '*.headers["sec-websocket-protocol"]',
  '*.password',
  '*.sessionToken',
];

export const createLog = (level: LogLevel, stream: DestinationStream): Logger =>
  pino({ level, redact: { paths: SECRETS, censor: '[secret]' } }, stream);
