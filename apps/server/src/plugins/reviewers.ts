import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Reviewers } from '../review/review-settings.ts';
import { foldName } from '../storage/fold.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only reviewers may call; goes with `session: 'user'`. */
    reviewersOnly?: true;
  }
  interface FastifyInstance {
    isReviewer(userName: string): boolean;
    readonly hasReviewers: boolean;
  }
}

/** Asks after validation, as the order of refusals wants it. */
export function knowReviewers(app: FastifyInstance, reviewers: Reviewers): void {
  app.decorate('isReviewer', (userName) => reviewers.has(foldName(userName)));
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
