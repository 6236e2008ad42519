import { withFreshBoard } from '../board.ts';
import { withoutDesk } from '../desk/begin.ts';
import type { Rule } from './rule.ts';

export const chooseQuiz = {
  kind: 'boundary',

  objection: () => null,

  apply: (show, { puzzles }) => ({
    show: withFreshBoard({
      ...withoutDesk(show),
      puzzles,
      kinds: [],
      parked: {},
      currentPuzzleIndex: 0,
      gameStarted: false,
      spin: null,
      rewardDialogVisible: false,
    }),
  }),
} satisfies Rule<'chooseQuiz'>;
