import { withFreshBoard } from '../board.ts';
import type { Rule } from './rule.ts';

export const chooseQuiz = {
  kind: 'boundary',

  objection: () => null,

  apply: (show, { puzzles }) => ({
    show: withFreshBoard({
      ...show,
      puzzles,
      currentPuzzleIndex: 0,
      gameStarted: false,
      spin: null,
      rewardDialogVisible: false,
    }),
  }),
} satisfies Rule<'chooseQuiz'>;
