import { objectionTo } from '../play.ts';
import { ranking } from '../teams.ts';
import type { ShowAtDesk } from './at-desk.ts';

/** Whether the lead is shared after a puzzle, and the next one can be a toss-up that decides. */
export function canBreakTie(show: ShowAtDesk): boolean {
  const [first, second] = ranking(show.teams);
  const isTie = second !== undefined && first?.team.score === second.team.score;
  if (!show.isComplete || !isTie || !show.houseRules.kinds.includes('tossUp')) return false;
  const puzzle = show.currentPuzzleIndex + 1;
  return objectionTo(show, { type: 'setKind', puzzle, kind: 'tossUp' }) === null;
}
