import { withNewDesk } from '../desk/begin.ts';
import type { Rule } from './rule.ts';
import { showPuzzle } from './show-puzzle.ts';

export const startGame = {
  kind: 'boundary',

  objection: (show) => (show.puzzles.length === 0 ? 'NO_QUIZ' : null),

  apply: (show, { withWheel }) =>
    showPuzzle({
      ...withNewDesk(show),
      screen: 'game',
      currentPuzzleIndex: 0,
      parked: {},
      gameStarted: true,
      teamsLocked: true,
      teamsKept: false,
      showWheelInGame: withWheel,
      spin: null,
      rewardDialogVisible: false,
    }),
} satisfies Rule<'startGame'>;
