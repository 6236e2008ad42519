import type { ActionType } from '../action.ts';
import { acceptAnswer } from './accept-answer.ts';
import { addSegment } from './add-segment.ts';
import { addTeam } from './add-team.ts';
import { addTime } from './add-time.ts';
import { adjustScore } from './adjust-score.ts';
import { buzz } from './buzz.ts';
import { cancelSpin } from './cancel-spin.ts';
import { chooseQuiz } from './choose-quiz.ts';
import { chooseRules } from './choose-rules.ts';
import { closeReward } from './close-reward.ts';
import { endClock } from './end-clock.ts';
import { endSpin } from './end-spin.ts';
import { enterEarned } from './enter-earned.ts';
import { enterScore } from './enter-score.ts';
import { enterTeams } from './enter-teams.ts';
import { fillWheel } from './fill-wheel.ts';
import { finalizeTeams } from './finalize-teams.ts';
import { giveVerdict } from './give-verdict.ts';
import { goTo } from './go-to.ts';
import { guessLetter } from './guess-letter.ts';
import { guessPhrase } from './guess-phrase.ts';
import { holdClock } from './hold-clock.ts';
import { jumpTo } from './jump-to.ts';
import { keepTeams } from './keep-teams.ts';
import { nextPuzzle } from './next-puzzle.ts';
import { openGame } from './open-game.ts';
import { openPicks } from './open-picks.ts';
import { openTossUpLetter } from './open-toss-up-letter.ts';
import { passTurn } from './pass-turn.ts';
import { pickLetter } from './pick-letter.ts';
import { playAgain } from './play-again.ts';
import { randomizeWheel } from './randomize-wheel.ts';
import { refuseAnswer } from './refuse-answer.ts';
import { removeSegment } from './remove-segment.ts';
import { removeTeam } from './remove-team.ts';
import { renameTeam } from './rename-team.ts';
import { reorderPuzzles } from './reorder-puzzles.ts';
import { resetClock } from './reset-clock.ts';
import { resetWheel } from './reset-wheel.ts';
import { restoreTeam } from './restore-team.ts';
import { rewardTeam } from './reward-team.ts';
import type { Rule } from './rule.ts';
import { setKind } from './set-kind.ts';
import { setScore } from './set-score.ts';
import { setTurn } from './set-turn.ts';
import { setValue } from './set-value.ts';
import { setVowels } from './set-vowels.ts';
import { setWheelVisible } from './set-wheel-visible.ts';
import { startClock } from './start-clock.ts';
import { startGame } from './start-game.ts';
import { startSpin } from './start-spin.ts';
import { startTossUp } from './start-toss-up.ts';

/** The rule of every action. */
export const RULES = {
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
  fillWheel,
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
  jumpTo,
  reorderPuzzles,
  setKind,
  playAgain,
  keepTeams,
  adjustScore,
  rewardTeam,
  enterScore,
  chooseRules,
  setTurn,
  passTurn,
  acceptAnswer,
  refuseAnswer,
  setValue,
  giveVerdict,
  enterEarned,
  startTossUp,
  openTossUpLetter,
  buzz,
  pickLetter,
  openPicks,
  startClock,
  holdClock,
  resetClock,
  addTime,
  endClock,
} as const satisfies { readonly [T in ActionType]: Rule<T> };

const rules: { readonly [T in ActionType]: Rule<T> } = RULES;

export const ruleOf = <T extends ActionType>(type: T): Rule<T> => rules[type];
