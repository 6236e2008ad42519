import { isLastPuzzle } from './puzzles.ts';
import type { Show } from './show.ts';

export { type BoardTile, boardSentence, boardWords } from './board.ts';
export { type KeyState, keyboardDisabled, keyboardLetters, keyStates } from './keyboard.ts';
export {
  currentPuzzle,
  isLastPuzzle,
  phraseOf,
  puzzlePosition,
  puzzlesInPlay,
  wordsOf,
} from './puzzles.ts';
export { type Place, podium, ranking, teamName } from './teams.ts';

export const isSpinning = (show: Show): boolean => show.spin !== null;

export const showsNextButton = (show: Show): boolean => show.isComplete;

export const nextButtonText = (show: Show): 'NEXT WORD' | 'Award Ceremony' =>
  isLastPuzzle(show) ? 'Award Ceremony' : 'NEXT WORD';

/** The stars wait for a solved puzzle and go once one team has been rewarded for it. */
export const showsStars = (show: Show): boolean => show.isComplete && show.rewardedTeam === null;
