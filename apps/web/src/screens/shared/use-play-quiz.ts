import { use, useEffect, useRef, useState } from 'react';
import { goTo } from '../../lib/address.ts';
import { api } from '../../lib/api/api.ts';
import { puzzlesOf } from '../../lib/api/puzzles-of.ts';
import { LoadShow } from '../../show/context.ts';

/**
 * Loads a game, makes it the current quiz and goes to the teams, or on to the wheel where they were kept. `loadingId` is
 * the game on its way; leaving the screen or choosing another one drops it.
 */
export function usePlayQuiz(onStored?: () => void) {
  const loadShow = use(LoadShow);
  const [loadingId, setLoadingId] = useState<string | null>(null);
  const call = useRef<{ readonly quizId: string; readonly abort: AbortController } | null>(null);
  useEffect(() => () => call.current?.abort.abort(), []);

  const finish = () => {
    call.current = null;
    setLoadingId(null);
  };

  const play = async (quizId: string) => {
    if (call.current?.quizId === quizId) return;
    call.current?.abort.abort();
    const abort = new AbortController();
    call.current = { quizId, abort };
    setLoadingId(quizId);
    try {
      const [quiz, show] = await Promise.all([
        api.quiz(quizId, abort.signal),
        // The network may die as soon as the quiz is here; the screens that will play it come with the show.
        loadShow(),
      ]);
      await show.open();
      if (abort.signal.aborted) return;
      show.getState().dispatch({ type: 'chooseQuiz', puzzles: puzzlesOf(quiz) });
      onStored?.();
      goTo(show.getState().run?.show.teamsKept ? '/wheel' : '/teams');
      finish();
    } catch (error) {
      if (abort.signal.aborted) return;
      console.error('The game did not load.', error);
      finish();
    }
  };

  return { play, loadingId };
}
