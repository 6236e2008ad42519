import { isQuizId } from '@wheel/contract';
import { type Reason, Refusal } from '../refusal.ts';
import type { Changed, CopyRefusal, EditRefusal } from '../storage/store.ts';

const REFUSALS: Readonly<Record<EditRefusal | CopyRefusal, Reason>> = {
  SESSION_GONE: 'SIGN_IN_AGAIN',
  NO_SUCH_GAME: 'NO_SUCH_QUIZ',
  REVISION_NEEDED: 'REVISION_NEEDED',
  STALE: 'GAME_CHANGED',
  QUIZ_ID_TAKEN: 'QUIZ_ID_TAKEN',
  LIBRARY_FULL: 'LIBRARY_FULL',
};

/** What no game can be called is called no game. */
export function quizIdOf({ quizId }: { readonly quizId: string }): string {
  if (!isQuizId(quizId)) throw new Refusal('NO_SUCH_QUIZ');
  return quizId.toLowerCase();
}

export const refused = (refusal: EditRefusal | CopyRefusal) => new Refusal(REFUSALS[refusal]);

/** What came of a change that was made; throws why it was not. */
export function done(changed: Changed<EditRefusal | CopyRefusal>): { revision: number } {
  if ('refusal' in changed) throw refused(changed.refusal);
  return changed;
}
