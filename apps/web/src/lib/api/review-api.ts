import type { ReviewedEntries, ReviewedGames, Verdict } from '@wheel/contract';
import { send } from './send.ts';

export const reviewApi = {
  games: (signal?: AbortSignal) => send<ReviewedGames>('GET', '/review/reports', { signal }),

  /** All entries of a game, of which the list has the first. */
  entries: (quizId: string) =>
    send<ReviewedEntries>('GET', `/review/games/${encodeURIComponent(quizId)}`),

  /** Outlives the page: a reviewer who leaves has judged all the same. */
  judge: (quizId: string, verdict: Verdict) =>
    send<null>('POST', `/review/games/${encodeURIComponent(quizId)}`, {
      body: { verdict },
      keepalive: true,
      isRepeatable: true,
    }),
};
