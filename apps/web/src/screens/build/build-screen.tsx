import { useSearchParam } from '../../lib/address.ts';
import { EditedGame } from './edited-game.tsx';
import { NewGame } from './new-game.tsx';

/** A new game, or with `?game=` one of the host's own. */
export function BuildScreen() {
  const quizId = useSearchParam('game')?.toLowerCase();
  return quizId ? <EditedGame key={quizId} quizId={quizId} /> : <NewGame />;
}
