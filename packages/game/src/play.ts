import type { Action, ActionType } from './action.ts';
import type { Objection } from './objection.ts';
import { addSegment } from './rules/add-segment.ts';
import { addTeam } from './rules/add-team.ts';
import { adjustScore } from './rules/adjust-score.ts';
import { cancelSpin } from './rules/cancel-spin.ts';
import { chooseQuiz } from './rules/choose-quiz.ts';
import { closeReward } from './rules/close-reward.ts';
import { endSpin } from './rules/end-spin.ts';
import { enterTeams } from './rules/enter-teams.ts';
import { finalizeTeams } from './rules/finalize-teams.ts';
import { goTo } from './rules/go-to.ts';
import { guessLetter } from './rules/guess-letter.ts';
import { guessPhrase } from './rules/guess-phrase.ts';
import { nextPuzzle } from './rules/next-puzzle.ts';
import { openGame } from './rules/open-game.ts';
import { randomizeWheel } from './rules/randomize-wheel.ts';
import { removeSegment } from './rules/remove-segment.ts';
import { removeTeam } from './rules/remove-team.ts';
import { renameTeam } from './rules/rename-team.ts';
import { resetWheel } from './rules/reset-wheel.ts';
import { restoreTeam } from './rules/restore-team.ts';
import { rewardTeam } from './rules/reward-team.ts';
import type { Outcome, Rule } from './rules/rule.ts';
import { setScore } from './rules/set-score.ts';
import { setVowels } from './rules/set-vowels.ts';
import { setWheelVisible } from './rules/set-wheel-visible.ts';
import { startGame } from './rules/start-game.ts';
import { startSpin } from './rules/start-spin.ts';
import type { Show } from './show.ts';

const rules: { readonly [T in ActionType]: Rule<T> } = {
  goTo,
  chooseQuiz,
  enterTeams,
  addTeam,
  removeTeam,
  restoreTeam,
  renameTeam,
  setScore,
  finalizeTeams,
  addSegment,
  removeSegment,
  resetWheel,
  randomizeWheel,
  setWheelVisible,
  startSpin,
  endSpin,
  cancelSpin,
  closeReward,
  startGame,
  openGame,
  guessLetter,
  guessPhrase,
  setVowels,
  nextPuzzle,
  adjustScore,
  rewardTeam,
};

const ruleOf = <T extends ActionType>(type: T): Rule<T> => rules[type];

/** Why this action may not happen now; `null` when it may. */
export const objectionTo = (show: Show, action: Action): Objection | null =>
  ruleOf(action.type).objection(show, action);

/** One step of the show. An action with an objection changes nothing: the very same show comes back. */
export const play = (show: Show, action: Action): Outcome =>
  objectionTo(show, action) === null
    ? ruleOf(action.type).apply(show, action)
    : { show, events: [] };
