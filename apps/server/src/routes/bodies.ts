import { type Entry, type InvalidField, tidyWord } from '@wheel/contract';
import type { preHandlerHookHandler } from 'fastify';
import { invalid } from '../refusal.ts';

/** Refuses what no schema can say about a body that has passed its own. */
export const checked =
  <Body>(invalidIn: (body: Body) => InvalidField[]): preHandlerHookHandler =>
  ({ body }, _reply, next) => {
    const fields = invalidIn(body as Body);
    next(fields.length > 0 ? invalid(fields) : undefined);
  };

/** Entries as they are kept. */
export const tidied = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ category, searchedWord }) => ({
    category: category.trim(),
    searchedWord: tidyWord(searchedWord),
  }));
