import { specialOf } from '../desk/at-desk.ts';
import type { Objection } from '../objection.ts';
import type { Show } from '../show.ts';

/** Why the turn can go to no other team now. */
export function objectionToTurning(show: Show): Objection | null {
  if (!show.desk) return 'NO_DESK';
  if (show.isComplete) return 'PUZZLE_COMPLETE';
  return specialOf(show, 'tossUp') ? 'NOBODY_ON_TURN' : null;
}
