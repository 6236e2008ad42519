import { objectionTo } from '../play.ts';
import { isLeadShared } from '../teams.ts';
import type { ShowAtDesk } from './at-desk.ts';

/** Whether the lead is shared after a puzzle, and the next one can be a toss-up that decides. */
export function canBreakTie(show: ShowAtDesk): boolean {
  if (!show.isComplete || !isLeadShared(show.teams)) return false;
  if (!show.houseRules.kinds.includes('tossUp')) return false;
  const puzzle = show.currentPuzzleIndex + 1;
  return objectionTo(show, { type: 'setKind', puzzle, kind: 'tossUp' }) === null;
}
