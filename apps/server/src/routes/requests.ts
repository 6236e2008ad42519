import { canBeUsername, type Entry, type InvalidField, isQuizId, tidyWord } from '@wheel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../refusal.ts';
import type { Changed, CopyRefusal, Editor, EditRefusal } from '../storage/edits.ts';
import { foldName } from '../storage/fold.ts';

type Calling = Pick<FastifyRequest, 'session'>;

/** The session of a caller who must be signed in. */
export function callerOf({ session }: Calling) {
  if (session === null) throw new Refusal('SIGN_IN_FIRST');
  return session;
}

/** The session of the caller, and the revision that is to be changed. */
export const editorOf = (
  request: Calling & { readonly headers: { readonly 'if-match'?: string | undefined } },
): Editor => ({
  tokenHash: callerOf(request).tokenHash,
  ifMatch: request.headers['if-match'],
});

/** A quizId that no game can have is answered like one that none has. */
export function quizIdOf({ quizId }: { readonly quizId: string }): string {
  if (!isQuizId(quizId)) throw new Refusal('NO_SUCH_QUIZ');
  return quizId.toLowerCase();
}

/** Refuses what no schema can say about a body that has passed its own. */
export function refuseInvalid(fields: readonly InvalidField[]): void {
  if (fields.length > 0) throw invalid(fields);
}

/** Entries as they are kept. */
export const tidied = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ category, searchedWord }) => ({
    category: category.trim(),
    searchedWord: tidyWord(searchedWord),
  }));

/** The outcome of a change; throws why it was not made. */
export function done(changed: Changed<EditRefusal | CopyRefusal>): { revision: number } {
  if ('refusal' in changed) throw new Refusal(changed.refusal);
  return changed;
}

type Guess = { readonly name: string; readonly password: string; readonly device?: string };

/** Checks a password as one attempt at the name, which costs nothing when the check itself fails. */
export async function checkPassword(
  { beginLogin, store, passwords }: FastifyInstance,
  request: FastifyRequest,
  { name, password, device }: Guess,
  logged: string,
) {
  const attempt = beginLogin(request, foldName(name), device);
  try {
    // Names registered by earlier versions may hold characters that are refused now.
    const user = canBeUsername(name) ? await store.findUser(name) : null;
    const isRight = await passwords.verify(user?.passwordHash ?? null, password);
    const outcome = isRight ? 'ok' : 'refused';
    // Only names that exist: people sometimes type a password into the name field.
    const { id: reqId, ip: address, log } = request;
    log.info({ reqId, address, userName: user?.userName, outcome }, logged);
    if (isRight) attempt.succeed();
    return { user, isRight };
  } catch (error) {
    attempt.forgive();
    throw error;
  }
}
