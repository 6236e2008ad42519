import { isBoardLaidOut, withFreshBoard } from '../board.ts';
import { isAtDesk } from '../desk/at-desk.ts';
import { puzzleBegun, puzzleFound, withNewDesk, withoutDesk } from '../desk/begin.ts';
import { withNothingDue } from '../desk/solving.ts';
import { andThen, type Outcome, outcome } from '../outcome.ts';
import { withBoardParked, withParkedBoard } from '../parked.ts';
import { currentPuzzle, isLastPuzzle, puzzlePosition, puzzlesInPlay } from '../puzzles.ts';
import { onScreen, type Show } from '../show.ts';
import { withoutScores } from '../teams.ts';
import type { Rule } from './rule.ts';

/** For every way to a screen that does nothing else: the address bar, Back, Forward, Award Ceremony. */
export const goTo = {
  kind: 'screen',

  objection: (show, { screen }) => (show.screen === screen ? 'NO_CHANGE' : null),

  apply: (show, { screen }) => ({ show: onScreen(show, screen) }),
} satisfies Rule<'goTo'>;

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

/** The game screen opened directly: it needs a board, and plays the samples when there is no quiz. */
export const openGame = {
  kind: 'boundary',

  objection: (show) => (isBoardLaidOut(show) ? 'ALREADY_OPEN' : null),

  apply: (show) => showPuzzle(onScreen(show, 'game')),
} satisfies Rule<'openGame'>;

/** The same game from its first puzzle, with everything kept but the scores. The samples can be played again, too. */
export const playAgain = {
  kind: 'boundary',

  objection: () => null,

  apply: (show) =>
    startGame.apply(withoutScores(show), { type: 'startGame', withWheel: show.showWheelInGame }),
} satisfies Rule<'playAgain'>;

/** Before the puzzle is solved this skips it. */
export const nextPuzzle = {
  kind: 'host',

  objection: (show) => (isLastPuzzle(show) ? 'LAST_PUZZLE' : null),

  apply: (show) => turnTo(show, show.currentPuzzleIndex + 1),

  line: (_before, _action, after) => ({ category: currentPuzzle(after)?.category ?? '' }),
} satisfies Rule<'nextPuzzle'>;

export const jumpTo = {
  kind: 'host',

  objection(show, { puzzle }) {
    if (!puzzlesInPlay(show)[puzzle]) return 'NO_SUCH_PUZZLE';
    return puzzle === show.currentPuzzleIndex ? 'NO_CHANGE' : null;
  },

  apply: (show, { puzzle }) => turnTo(show, puzzle),

  line: (_before, _action, after) => ({
    position: puzzlePosition(after).at,
    category: currentPuzzle(after)?.category ?? '',
  }),
} satisfies Rule<'jumpTo'>;

/** Lays out the board of the current puzzle, tells the audience which one it is, and begins it at the desk. */
const showPuzzle = (show: Show): Outcome => andThen(shown(withFreshBoard(show)), puzzleBegun);

/** Leaves the board where it is and goes to another puzzle: one left before is found as it was left. */
function turnTo(show: Show, puzzle: number): Outcome {
  const left = withBoardParked(isAtDesk(show) ? withNothingDue(show) : show);
  const there = { ...left, currentPuzzleIndex: puzzle };
  const found = withParkedBoard(there);
  return found ? andThen(shown(found), puzzleFound) : showPuzzle(there);
}

const shown = (show: Show): Outcome =>
  outcome(show, {
    type: 'puzzleShown',
    position: puzzlePosition(show).at,
    category: currentPuzzle(show)?.category ?? '',
  });
