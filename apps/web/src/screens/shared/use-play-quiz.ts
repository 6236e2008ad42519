import { api } from '../../lib/api/api.ts';
import { puzzlesOf } from '../../lib/api/puzzles-of.ts';
import { usePlayPuzzles } from './use-play-puzzles.ts';

/** Plays a saved game by its id. */
export function usePlayQuiz(onStored?: () => void) {
  const { play, loadingId } = usePlayPuzzles({ onStored });
  return {
    play: (quizId: string) =>
      play(quizId, async (signal) => puzzlesOf(await api.quiz(quizId, signal))),
    loadingId,
  };
}
