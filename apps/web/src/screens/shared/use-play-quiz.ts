import { api } from '../../lib/api/api.ts';
import { puzzlesOf } from '../../lib/api/puzzles-of.ts';
import { fetchGameSetup } from '../../stores/game-setup.ts';
import { usePlayPuzzles } from './use-play-puzzles.ts';

/** Plays a saved game by its id, and asks for the setup that it brings. */
export function usePlayQuiz(onStored?: () => void) {
  const { play, loadingId } = usePlayPuzzles({ onStored });
  return {
    play: (quizId: string) =>
      play(quizId, async (signal) => {
        const onHeaders = (headers: Headers) => {
          if (headers.has('Game-Setup')) fetchGameSetup(quizId);
        };
        const quiz = await api.quiz(quizId, { signal, onHeaders });
        return puzzlesOf(quiz).map((puzzle) => ({ ...puzzle, quizId }));
      }),
    loadingId,
  };
}
