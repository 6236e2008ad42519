import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Clock } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { bearerToken, hashToken } from '../tokens.ts';

type Session = { readonly userName: string; readonly tokenHash: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `read`: a good token tells who is looking, any other counts as none.
     * `write`: a token that is no good is refused; without one, a guest calls.
     * `user`: only who is signed in may call. Routes without it take no notice of tokens.
     */
    session?: 'read' | 'write' | 'user';
  }
  interface FastifyRequest {
    /** Who is calling; null for nobody. */
    session: Session | null;
  }
}

/** The one place that decides who is calling and whether they may. */
export function knowCallers(app: FastifyInstance, store: Store, clock: Clock): void {
  async function findSession(authorization: string): Promise<Session | null> {
    const token = bearerToken(authorization);
    if (token === null) return null;
    const tokenHash = hashToken(token);
    const found = await store.findSession(tokenHash, clock());
    return found && { userName: found.userName, tokenHash };
  }

  app.decorateRequest('session', null);
  app.addHook('onRoute', (route) => {
    const mode = route.config?.session;
    if (mode === undefined) return;
    const know: onRequestHookHandler = (request, _reply, done) => {
      const { authorization } = request.headers;
      if (!authorization) return done(mode === 'user' ? new Refusal('SIGN_IN_FIRST') : undefined);
      findSession(authorization).then((session) => {
        request.session = session;
        if (session === null && mode !== 'read') done(new Refusal('SIGN_IN_AGAIN'));
        else done();
      }, done);
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), know];
  });
}
