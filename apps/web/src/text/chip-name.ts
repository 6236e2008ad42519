import type { Segment } from '@wheel/game';
import { words } from '../words/words.ts';

type Surprise = Exclude<Segment['type'], 'points' | 'prize'>;

/** What stands on a wedge that every wheel may have. Pages without a show of their own need no more. */
export const chipName = (segment: Segment): string =>
  segment.type === 'points'
    ? `${segment.value}`
    : // A prize is only in a show.
      words('start').segments[segment.type as Surprise];
