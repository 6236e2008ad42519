import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../lib/api.ts';
import { showReady, showStore } from '../stores/show-store.ts';

/**
 * Loads a game, makes it the current quiz and goes to the teams. `loadingId` is the game on its way; leaving
 * the screen or choosing another one drops it.
 */
export function usePlayQuiz(onStored?: () => void) {
  const navigate = useNavigate();
  const [loadingId, setLoadingId] = useState<string | null>(null);
  const call = useRef<{ readonly quizId: string; readonly abort: AbortController } | null>(null);
  useEffect(() => () => call.current?.abort.abort(), []);

  const play = async (quizId: string) => {
    if (call.current?.quizId === quizId) return;
    call.current?.abort.abort();
    const abort = new AbortController();
    call.current = { quizId, abort };
    setLoadingId(quizId);
    try {
      const [quiz] = await Promise.all([api.quiz(quizId, abort.signal), showReady()]);
      if (abort.signal.aborted) return;
      // The API lists the newest entry first; a show plays them as the host typed them.
      showStore.getState().dispatch({ type: 'chooseQuiz', puzzles: quiz.toReversed() });
      onStored?.();
      navigate('/teams');
    } catch (error) {
      if (abort.signal.aborted) return;
      console.error('The game did not load.', error);
      call.current = null;
      setLoadingId(null);
    }
  };

  return { play, loadingId };
}
