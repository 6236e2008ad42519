import type { Action } from '../src/action.ts';
import { closedTileIndexes } from '../src/desk/toss-up.ts';
import type { ShowEvent } from '../src/event.ts';
import { newRun, type Run } from '../src/history/run.ts';
import { performAt, redoAt, undoAt } from '../src/history/timed.ts';
import { trailOf } from '../src/history/trail.ts';
import { objectionTo } from '../src/play.ts';
import type { Show } from '../src/show.ts';
import { ANY_ACTIONS, CLOCK_ACTIONS, SCREEN_ACTIONS, SHOW_ACTIONS } from './actions.ts';

export const NOON = 1_700_000_000_000;

export type Move = Action | 'undo' | 'redo';

/** These leave what has come about, so they come less often. */
const RARE: ReadonlySet<Action['type']> = new Set([
  'chooseRules',
  'nextPuzzle',
  'jumpTo',
  'reorderPuzzles',
  'setKind',
  'acceptAnswer',
  'guessPhrase',
  'cancelSpin',
  'setWheelVisible',
  'addSegment',
  'removeSegment',
  'resetWheel',
  'randomizeWheel',
  'fillWheel',
  'makeChip',
  'dropChip',
  'useSetup',
]);
const TYPES = [...new Set(SHOW_ACTIONS.map(({ type }) => type))];
const COMMON_TYPES = TYPES.filter((type) => !RARE.has(type));
/** What moves no step of the show, and what is mostly refused. */
const BESIDE = [...SCREEN_ACTIONS, ...CLOCK_ACTIONS, ...SHOW_ACTIONS];

/** The move of that number: of ten, one undoes, one redoes, one is drawn blindly, two may be rare. */
function chosen(show: Show, choice: number, beside: readonly Action[]): Move {
  const [way, number] = [choice % 10, Math.floor(choice / 10)];
  if (way < 2) return way === 0 ? 'undo' : 'redo';
  if (way === 2) return turned(beside, number)[0] ?? 'undo';
  const types = way < 5 ? TYPES : COMMON_TYPES;
  for (const type of turned(types, number)) {
    const actions = turned(menuOf(show, type), Math.floor(number / types.length));
    const action = actions.find((one) => objectionTo(show, one) === null);
    if (action) return action;
  }
  return { type: 'endSpin' };
}

const turned = <T>(list: readonly T[], by: number): readonly T[] => {
  const at = by % Math.max(1, list.length);
  return [...list.slice(at), ...list.slice(0, at)];
};

const menuOf = (show: Show, type: Action['type']): readonly Action[] =>
  type === 'startTossUp'
    ? // Its order depends on the tiles that are closed.
      [{ type, order: closedTileIndexes(show).toReversed() }]
    : SHOW_ACTIONS.filter((action) => action.type === type);

export type Seen = {
  readonly run: Run;
  readonly before: Run;
  readonly move: Move;
  readonly events: readonly ShowEvent[];
  readonly nowMs: number;
};

/** Plays the moves of these numbers and looks at every run on the way; `withSetup` lets the setup happen meanwhile. */
export function watch(
  start: Show,
  choices: readonly number[],
  look: (seen: Seen) => void = () => {},
  { withSetup = false } = {},
): Run {
  return choices.reduce((before, choice, at) => {
    const nowMs = NOON + at * 1700;
    const move = chosen(before.show, choice, withSetup ? ANY_ACTIONS : BESIDE);
    const { run, events } = moved(before, move, nowMs);
    look({ run, before, move, events, nowMs });
    return run;
  }, newRun(start));
}

function moved(run: Run, move: Move, nowMs: number): Pick<Seen, 'run' | 'events'> {
  if (move === 'undo') return { run: undoAt(run, nowMs, trailOf(run)), events: [] };
  return move === 'redo' ? { run: redoAt(run, nowMs), events: [] } : performAt(run, move, nowMs);
}
