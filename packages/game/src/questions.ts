import { isLastPuzzle } from './puzzles.ts';
import type { Show } from './show.ts';

export const showsNextButton = (show: Show): boolean => show.isComplete;

export const nextButtonText = (show: Show): 'NEXT WORD' | 'Award Ceremony' =>
  isLastPuzzle(show) ? 'Award Ceremony' : 'NEXT WORD';

/** The stars wait for a solved puzzle and go once one team has been rewarded for it. */
export const showsStars = (show: Show): boolean => show.isComplete && show.rewardedTeam === null;
