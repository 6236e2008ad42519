import { withoutScores } from '../teams.ts';
import type { Rule } from './rule.ts';
import { startGame } from './start-game.ts';

/** The same game from its first puzzle, with everything kept but the scores. The samples can be played again, too. */
export const playAgain = {
  kind: 'boundary',

  objection: () => null,

  apply: (show) =>
    startGame.apply(withoutScores(show), { type: 'startGame', withWheel: show.showWheelInGame }),
} satisfies Rule<'playAgain'>;
