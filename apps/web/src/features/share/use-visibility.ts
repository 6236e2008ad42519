import type { LibraryGame, Visibility } from '@wheel/contract';
import { useRef, useState } from 'react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { patchGame, type Seen } from '../../lib/api/patch-game.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';

/** Who can see a game. One change at a time, each over the newest revision; of those that wait only the last is sent. */
export function useVisibility(game: LibraryGame, onChanged: () => void) {
  const [wanted, setWanted] = useState(game.visibility);
  const [refusal, setRefusal] = useState('');
  const known = useRef<Seen>(game);
  const next = useRef<Visibility | null>(null);
  const isAtWork = useRef(false);

  async function sendNext(visibility: Visibility) {
    next.current = null;
    try {
      if (visibility === known.current.visibility) return;
      const revision = await patchGame(known.current, { visibility });
      known.current = { ...known.current, visibility, revision };
      onChanged();
    } catch (error) {
      console.error('Who can see the game was not changed.', error);
      known.current = await libraryApi.game(game.quizId).catch(() => known.current);
      if (next.current !== null) return;
      setWanted(known.current.visibility);
      setRefusal(refusalText(error));
    }
  }

  async function show(visibility: Visibility) {
    setWanted(visibility);
    setRefusal('');
    next.current = visibility;
    if (isAtWork.current) return;
    isAtWork.current = true;
    while (next.current !== null) await sendNext(next.current);
    isAtWork.current = false;
  }

  return { wanted, show, refusal };
}
