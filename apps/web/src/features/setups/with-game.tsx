import type { Setup, WholeGame } from '@wheel/contract';
import { useEffect, useState } from 'react';
import { libraryApi, saveSetup } from '../../lib/api/library-api.ts';
import { hasStatus, STATUS } from '../../lib/api/status.ts';
import { useShow } from '../../show/context.ts';
import { useSession } from '../../stores/session-store.ts';
import { Checkbox } from '../../ui/fields.tsx';
import { useWords } from '../../words/words.ts';

type WithGameProps = {
  /** What is on now, for a game of that title. */
  readonly setupFor: (title: string) => Setup | null;
  readonly onFail: (text: string) => void;
};

/** Saves what is on now with the chosen game, where it is the host's own. */
export function WithGame({ setupFor, onFail }: WithGameProps) {
  const { setups: text } = useWords('stage');
  const { game, setGame } = useOwnGame();
  const [isBusy, setBusy] = useState(false);
  if (!game) return null;

  async function keep(owned: WholeGame, setup: Setup | null) {
    setBusy(true);
    try {
      const revision = await saveSetup(owned, setup);
      const { setup: _before, ...rest } = owned;
      setGame({ ...rest, revision, ...(setup && { setup }) });
    } catch (error) {
      onFail(hasStatus(error, STATUS.stale) ? text.stale : text.notSaved);
    }
    setBusy(false);
  }

  return (
    <Checkbox
      label={text.withGame}
      checked={(game.setup !== undefined) !== isBusy}
      onChange={({ target }) => {
        if (!isBusy) keep(game, target.checked ? setupFor(game.gameTitle) : null);
      }}
    />
  );
}

/** The chosen game, once it is known to be the host's. Whose it is, is asked when the dialog opens. */
function useOwnGame() {
  const quizId = useShow(({ run }) => run?.show.puzzles[0]?.quizId);
  const token = useSession(({ user }) => user?.token);
  const [game, setGame] = useState<WholeGame | null>(null);
  useEffect(() => {
    if (!quizId || !token) return;
    const leaving = new AbortController();
    libraryApi.game(quizId, leaving.signal).then(
      (found) => setGame(found.isMine ? found : null),
      // Without an answer there is nothing to save with.
      () => {},
    );
    return () => leaving.abort();
  }, [quizId, token]);
  return { game, setGame };
}
