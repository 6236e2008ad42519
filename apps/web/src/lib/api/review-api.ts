import type { ReviewedGames, Verdict } from '@wheel/contract';
import { send } from './send.ts';

export const reviewApi = {
  games: (signal?: AbortSignal) => send<ReviewedGames>('GET', '/review/reports', { signal }),

  /** Outlives the page: a reviewer who leaves has judged all the same. */
  judge: (quizId: string, verdict: Verdict) =>
    send<null>('POST', `/review/games/${encodeURIComponent(quizId)}`, {
      body: { verdict },
      keepalive: true,
    }),
};
