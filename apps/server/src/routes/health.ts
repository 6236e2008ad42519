import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { anyText } from '@wheel/contract';
import { Type } from 'typebox';
import { neverStored } from '../http/headers.ts';
import { Refusal } from '../refusal.ts';
import { refusals } from './problems.ts';

/** A readiness check must answer soon; other calls wait longer for the database. */
const SILENCE_MAX_MS = 1500;
const Health = Type.Object({ status: anyText() }, { title: 'Health' });
const UP = { status: 'ok' };

async function silence(): Promise<never> {
  await wait(SILENCE_MAX_MS, undefined, { ref: false });
  throw new Error('The database stays silent.');
}

export const healthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', neverStored);

  const check = (operationId: string, summary: string) => ({
    schema: {
      operationId,
      summary,
      tags: ['operation'],
      response: { 200: Health, ...refusals() },
    },
    config: { always: true } as const,
  });

  app.get('/healthz', check('checkHealth', 'The process is up'), async () => UP);

  app.get('/readyz', check('checkReadiness', 'The database answers'), async () => {
    try {
      await Promise.race([app.store.ping(), silence()]);
    } catch (cause) {
      throw new Refusal('STORAGE_BUSY', { cause });
    }
    return UP;
  });
};
