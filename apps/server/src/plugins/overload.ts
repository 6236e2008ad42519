import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** The mean wait of a second for the event loop; a healthy server stays under a tenth of it. */
const EVENT_LOOP_DELAY_MAX_MS = 500;
const RETRY_AFTER_S = 2;

class Overloaded extends Refusal {
  constructor() {
    super('OVERLOADED', { retryAfterS: RETRY_AFTER_S });
  }
}

/** Refusing some at once serves the others; letting all wait serves nobody. */
export function shedLoad(app: FastifyInstance): void {
  app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MAX_MS,
    retryAfter: RETRY_AFTER_S,
    customError: Overloaded,
  });
}

/** Route config of the health checks, which answer under any load. */
export const ALWAYS_ANSWERS = { pressureHandler: () => {} };
