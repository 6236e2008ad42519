import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Editor } from '../storage/store.ts';

type Calling = Pick<FastifyRequest, 'session'>;

/** Who is calling a route that only those who are signed in may call. */
export function callerOf({ session }: Calling) {
  if (session === null) throw new Refusal('SIGN_IN_FIRST');
  return session;
}

/** The same as storage asks for it, with the revision that is to be changed. */
export const editorOf = (
  request: Calling & { readonly headers: { readonly 'if-match'?: string | undefined } },
): Editor => ({
  tokenHash: callerOf(request).tokenHash,
  ifMatch: request.headers['if-match'],
});
