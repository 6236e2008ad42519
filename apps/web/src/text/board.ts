import { words } from '../words/words.ts';
import { type Board, readBoard } from './read-board.ts';

/** The board as a screen reader says it. */
export const boardSentence = (board: Board, language?: string): string =>
  readBoard(board, language, words('show').board);

/** What the button says once a puzzle is solved. */
export const nextButtonText = (isLast: boolean): string =>
  isLast ? words('show').awardCeremony : words('show').nextWord;
