import { CHIPS, DEFAULT_SEGMENTS } from './constants.ts';
import type { Show } from './show.ts';

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
  rewardValue: '',
  revealedLetters: [],
  correctLetters: [],
  usedLetters: [],
  includeVowels: false,
  isComplete: false,
  rewardedTeam: null,
});
