import type { InvalidField } from './codes.ts';
import { LIMITS } from './limits.ts';
import type { ReportGame } from './review.ts';
import { hasUnshowable, lengthOf } from './text.ts';

/** What is wrong with a report beyond its schema. A note may have several lines. */
export function invalidReport({ note = '' }: ReportGame): InvalidField[] {
  const trimmed = note.trim();
  if (lengthOf(trimmed) > LIMITS.noteMax)
    return [{ path: 'note', code: 'TOO_LONG', limit: LIMITS.noteMax }];
  return hasUnshowable(trimmed.replace(/[\r\n\t]/g, ' '))
    ? [{ path: 'note', code: 'CONTROL_CHARACTERS' }]
    : [];
}
