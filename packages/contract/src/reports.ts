import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';

export const REPORT_REASONS = ['unsuitable', 'personal', 'copyright', 'spam', 'other'] as const;

export const ReportReason = Type.Enum(REPORT_REASONS);
export type ReportReason = Static<typeof ReportReason>;

export const ReportGame = Type.Object(
  {
    reason: ReportReason,
    note: Type.Optional(
      Type.String({ description: `At most ${LIMITS.noteMax} characters after trimming` }),
    ),
  },
  { title: 'ReportGame' },
);
export type ReportGame = Static<typeof ReportGame>;

export const Report = Type.Object(
  {
    reason: ReportReason,
    note: Type.String({ description: 'Empty when there is none' }),
    createdAt: Type.Integer({ description: 'In ms since 1970' }),
  },
  { title: 'Report' },
);
export type Report = Static<typeof Report>;
