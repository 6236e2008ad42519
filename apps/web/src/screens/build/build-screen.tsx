import { useSearchParams } from 'react-router';
import { EditedGame } from './edited-game.tsx';
import { NewGame } from './new-game.tsx';

/** A new game, or with `?game=` one of the host's own. */
export function BuildScreen() {
  const quizId = useSearchParams()[0].get('game')?.toLowerCase();
  return quizId ? <EditedGame key={quizId} quizId={quizId} /> : <NewGame />;
}
