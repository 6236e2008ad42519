import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { Refusal } from '../refusal.ts';
import { foldName } from '../storage/fold.ts';
import { skeletonOf } from '../storage/name-skeleton.ts';
import { bearerToken, hashToken } from '../tokens.ts';

type Session = { readonly userName: string; readonly tokenHash: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `read`: a good token tells who is looking, any other counts as none.
     * `write`: a token that is no good is refused; without one, a guest calls.
     * `user`: the caller must be signed in. Routes without it take no notice of tokens.
     */
    session?: 'read' | 'write' | 'user';
    /** Only reviewers may call; goes with `session: 'user'`. */
    reviewersOnly?: true;
  }
  interface FastifyInstance {
    isReviewer(userName: string): boolean;
    /** Whether a reader would take the name for a reviewer's. */
    looksLikeReviewer(userName: string): boolean;
    readonly hasReviewers: boolean;
  }
  interface FastifyRequest {
    /** Null for a guest. */
    session: Session | null;
  }
}

/** Finds the session of each caller, and refuses those whom the route does not take. */
export function authenticate(app: FastifyInstance): void {
  async function findSession(authorization: string): Promise<Session | null> {
    const token = bearerToken(authorization);
    if (token === null) return null;
    const tokenHash = hashToken(token);
    const found = await app.store.findSession(tokenHash, app.clock());
    return found && { userName: found.userName, tokenHash };
  }

  app.decorateRequest('session', null);
  app.addHook('onRoute', (route) => {
    const mode = route.config?.session;
    if (mode === undefined) return;
    const optional = mode === 'user' ? [] : [{}];
    route.schema = { ...route.schema, security: [...optional, { session: [] }] };
    const findCaller: onRequestHookHandler = (request, _reply, done) => {
      const { authorization } = request.headers;
      if (!authorization) return done(mode === 'user' ? new Refusal('SIGN_IN_FIRST') : undefined);
      findSession(authorization).then((session) => {
        request.session = session;
        if (session === null && mode !== 'read') done(new Refusal('SIGN_IN_AGAIN'));
        else done();
      }, done);
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), findCaller];
  });
}

/** Asks after validation, as the order of refusals wants it. */
export function authorizeReviewers(app: FastifyInstance): void {
  const { reviewers } = app.settings;
  app.decorate('isReviewer', (userName) => reviewers.has(foldName(userName)));
  const skeletons = new Set([...reviewers].map(skeletonOf));
  app.decorate('looksLikeReviewer', (userName) => skeletons.has(skeletonOf(userName)));
  app.decorate('hasReviewers', reviewers.size > 0);
  app.addHook('onRoute', (route) => {
    if (!route.config?.reviewersOnly) return;
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      ({ session }, _reply, done) => {
        if (session === null || !app.isReviewer(session.userName)) {
          throw new Refusal('NOT_A_REVIEWER');
        }
        done();
      },
    ];
  });
}
