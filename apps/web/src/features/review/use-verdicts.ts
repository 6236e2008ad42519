import type { ReviewedGame, Verdict } from '@wheel/contract';
import { useEffect, useRef, useState } from 'react';
import { reviewApi } from '../../lib/api/review-api.ts';
import { hasStatus, STATUS } from '../../lib/api/statuses.ts';
import { useLatest } from '../../lib/use-latest.ts';

type Pending = { readonly game: ReviewedGame; readonly verdict: Verdict };

/**
 * A verdict waits until its toast is gone, so that even a removal can be taken back. The next one, or leaving the page,
 * sends it at once.
 */
export function useVerdicts(onFailed: (pending: Pending, error: unknown) => void) {
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<Pending | null>(null);

  const without = (quizId: string) => (ids: ReadonlySet<string>) =>
    new Set([...ids].filter((id) => id !== quizId));

  function send() {
    const next = waiting.current;
    waiting.current = null;
    if (!next) return;
    reviewApi.judge(next.game.quizId, next.verdict).catch((error: unknown) => {
      // Whoever removed it first was as right.
      if (hasStatus(error, STATUS.notFound)) return;
      setJudged(without(next.game.quizId));
      onFailed(next, error);
    });
  }

  const latestSend = useLatest(send);
  useEffect(() => {
    const leave = () => latestSend.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [latestSend]);

  return {
    /** Games that are not to be judged any more. */
    judged,
    send,
    judge(game: ReviewedGame, verdict: Verdict) {
      send();
      waiting.current = { game, verdict };
      setJudged((ids) => new Set([...ids, game.quizId]));
    },
    takeBack() {
      const { game } = waiting.current ?? {};
      waiting.current = null;
      if (game) setJudged(without(game.quizId));
    },
  };
}
