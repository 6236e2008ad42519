import type { Show } from './show.ts';
import { CHIPS, DEFAULT_SEGMENTS } from './wheel/segment.ts';

export const newShow = (): Show => ({
  screen: 'teams',
  puzzles: [],
  currentPuzzleIndex: 0,
  teams: [],
  teamsLocked: false,
  gameStarted: false,
  wheelSegments: DEFAULT_SEGMENTS,
  showWheelInGame: true,
  availableChips: CHIPS,
  wheelRotation: 0,
  spin: null,
  rewardDialogVisible: false,
  rewardValue: null,
  revealedLetters: [],
  correctLetters: [],
  usedLetters: [],
  includeVowels: false,
  isComplete: false,
  rewardedTeam: null,
});
