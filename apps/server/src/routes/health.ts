import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { anyText } from '@wheel/contract';
import { type TSchema, Type } from 'typebox';
import manifest from '../../../../package.json' with { type: 'json' };
import { neverStored } from '../http/headers.ts';
import { Refusal } from '../refusal.ts';
import { refusals } from './problems.ts';

/** A readiness check must answer soon; other calls wait longer for the database. */
const SILENCE_MAX_MS = 1500;
const Readiness = Type.Object({ status: anyText() }, { title: 'Readiness' });
const Health = Type.Object({ status: anyText(), version: anyText() }, { title: 'Health' });
const UP = { status: 'ok' };

async function silence(): Promise<never> {
  await wait(SILENCE_MAX_MS, undefined, { ref: false });
  throw new Error('The database stays silent.');
}

export const healthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', neverStored);

  const check = <Answer extends TSchema>(operationId: string, summary: string, answer: Answer) => ({
    schema: {
      operationId,
      summary,
      tags: ['operation'],
      response: { 200: answer, ...refusals() },
    },
    config: { always: true } as const,
  });

  app.get('/healthz', check('checkHealth', 'The process is up', Health), async () => ({
    ...UP,
    version: manifest.version,
  }));

  app.get('/readyz', check('checkReadiness', 'The database answers', Readiness), async () => {
    try {
      await Promise.race([app.store.ping(), silence()]);
    } catch (cause) {
      throw new Refusal('STORAGE_BUSY', { cause });
    }
    return UP;
  });
};
