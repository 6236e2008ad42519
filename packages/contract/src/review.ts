import { type Static, Type } from 'typebox';
import { anyText, boundedText, quizIdText, titleText, userNameText } from './bounded-text.ts';
import { Language } from './language.ts';
import { Entry } from './library.ts';
import { LIMITS } from './limits.ts';

export const REPORT_REASONS = ['unsuitable', 'personal', 'copyright', 'spam', 'other'] as const;

export const ReportReason = Type.Enum(REPORT_REASONS);
export type ReportReason = Static<typeof ReportReason>;

export const ReportGame = Type.Object(
  {
    reason: ReportReason,
    note: Type.Optional(
      boundedText(LIMITS.noteMax, {
        description: `At most ${LIMITS.noteMax} characters after trimming`,
      }),
    ),
  },
  { title: 'ReportGame' },
);
export type ReportGame = Static<typeof ReportGame>;

export const Report = Type.Object(
  {
    reason: ReportReason,
    note: boundedText(LIMITS.noteMax, { description: 'Empty when there is none' }),
    createdAt: Type.Integer({ description: 'In ms since 1970' }),
  },
  { title: 'Report' },
);
export type Report = Static<typeof Report>;

/** A game that reviewers are asked about: reported, waiting for approval, or hidden. */
export const ReviewedGame = Type.Object(
  {
    quizId: quizIdText(),
    gameTitle: titleText(),
    username: userNameText({ description: 'Its owner' }),
    language: Language,
    hidden: Type.Boolean(),
    pending: Type.Boolean({ description: 'Waits for approval before it is listed' }),
    reports: Type.Array(Report, { description: 'The open ones' }),
    puzzleCount: Type.Integer({ description: 'How many entries there are' }),
    entries: Type.Array(Entry, { description: `The first ${LIMITS.reviewedEntries}` }),
    setup: Type.Optional(
      Type.Object(
        { name: anyText(), prizes: Type.Array(anyText()) },
        { description: 'What the setup of the game is called, and the prizes on its wheel' },
      ),
    ),
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

/** All entries of a game that reviewers are asked about. */
export const ReviewedEntries = Type.Object(
  { entries: Type.Array(Entry) },
  { title: 'ReviewedEntries' },
);
export type ReviewedEntries = Static<typeof ReviewedEntries>;

export const VERDICTS = ['keep', 'hide', 'remove'] as const;
export const Verdict = Type.Enum(VERDICTS, {
  description:
    'keep: reports closed, neither hidden nor waiting; hide: only its owner sees it; remove: gone for good',
});
export type Verdict = Static<typeof Verdict>;

export const Judgement = Type.Object({ verdict: Verdict }, { title: 'Judgement' });
export type Judgement = Static<typeof Judgement>;
