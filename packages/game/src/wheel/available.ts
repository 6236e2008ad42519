import { MAX_OWN_CHIPS, MAX_SEGMENTS, MIN_SEGMENTS } from '../constants.ts';
import type { Objection } from '../objection.ts';
import { chipText, ownChip } from './chip-text.ts';
import { CHIPS, isSameSegment, isSameText, type Segment } from './segment.ts';

type Chips = readonly Segment[];

export const hasChip = (chips: Chips, segment: Segment): boolean =>
  chips.some((chip) => isSameSegment(chip, segment));

/** Why this can be no further chip of a show. */
export function objectionToChip(chips: Chips, segment: Segment): Objection | null {
  const chip = ownChip(segment);
  if (!chip) return 'BAD_CHIP';
  // A prize is told apart from the words of the other chips, too.
  const isSame = (other: Segment) => isSameText(chipText(other), chipText(chip));
  if (chips.some(isSame)) return 'SAME_CHIP';
  return chips.length >= CHIPS.length + MAX_OWN_CHIPS ? 'CHIPS_FULL' : null;
}

/** Why these can be no wheel of a show with these chips. */
export function objectionToWheel(chips: Chips, segments: Chips): Objection | null {
  if (segments.length < MIN_SEGMENTS) return 'SEGMENTS_FEW';
  if (segments.length > MAX_SEGMENTS) return 'SEGMENTS_FULL';
  return segments.every((segment) => hasChip(chips, segment)) ? null : 'NO_SUCH_CHIP';
}
