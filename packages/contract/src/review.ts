import { type Static, Type } from 'typebox';
import { Entry } from './library.ts';
import { LIMITS } from './limits.ts';
import { Report } from './reports.ts';

/** A game that reviewers are asked about: reported, waiting for approval, or hidden. */
export const ReviewedGame = Type.Object(
  {
    quizId: Type.String(),
    gameTitle: Type.String(),
    username: Type.String({ description: 'Its owner' }),
    hidden: Type.Boolean(),
    pending: Type.Boolean({ description: 'Waits for approval before it is listed' }),
    reports: Type.Array(Report, { description: 'The open ones' }),
    entries: Type.Array(Entry),
  },
  { title: 'ReviewedGame' },
);
export type ReviewedGame = Static<typeof ReviewedGame>;

/** Most reported first, then what waits for approval, then what is hidden. */
export const ReviewedGames = Type.Array(ReviewedGame, {
  title: 'ReviewedGames',
  maxItems: LIMITS.reviewedMax,
});
export type ReviewedGames = Static<typeof ReviewedGames>;

export const VERDICTS = ['keep', 'hide', 'remove'] as const;
export const Verdict = Type.Enum(VERDICTS, {
  description:
    'keep: reports closed, neither hidden nor waiting; hide: only its owner sees it; remove: gone for good',
});
export type Verdict = Static<typeof Verdict>;

export const Judgement = Type.Object({ verdict: Verdict }, { title: 'Judgement' });
export type Judgement = Static<typeof Judgement>;
