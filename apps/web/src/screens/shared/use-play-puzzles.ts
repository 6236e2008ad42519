import type { Puzzle } from '@wheel/game';
import { use, useEffect, useRef, useState } from 'react';
import { goTo } from '../../lib/address.ts';
import { LoadShow } from '../../show/context.ts';

type PlayPuzzles = {
  readonly onStored?: (() => void) | undefined;
  readonly onFailed?: (() => void) | undefined;
};

/**
 * Loads puzzles, makes them the current quiz and goes to the teams, or on to the wheel where they were kept. `loadingId` is
 * what is on its way; leaving the screen or choosing another quiz drops it.
 */
export function usePlayPuzzles({ onStored, onFailed }: PlayPuzzles) {
  const loadShow = use(LoadShow);
  const [loadingId, setLoadingId] = useState<string | null>(null);
  const call = useRef<{ readonly id: string; readonly abort: AbortController } | null>(null);
  useEffect(() => () => call.current?.abort.abort(), []);

  const finish = () => {
    call.current = null;
    setLoadingId(null);
  };

  const play = async (
    id: string,
    load: (signal: AbortSignal) => Promise<readonly Puzzle[]>,
  ): Promise<void> => {
    if (call.current?.id === id) return;
    call.current?.abort.abort();
    const abort = new AbortController();
    call.current = { id, abort };
    setLoadingId(id);
    try {
      const [puzzles, show] = await Promise.all([
        load(abort.signal),
        // The network may die as soon as the quiz is here; the screens that will play it come with the show.
        loadShow(),
      ]);
      await show.open();
      if (abort.signal.aborted) return;
      show.getState().dispatch({ type: 'chooseQuiz', puzzles });
      onStored?.();
      goTo(show.getState().run?.show.teamsKept ? '/wheel' : '/teams');
      finish();
    } catch (error) {
      if (abort.signal.aborted) return;
      console.error('The game did not load.', error);
      finish();
      onFailed?.();
    }
  };

  return { play, loadingId };
}
