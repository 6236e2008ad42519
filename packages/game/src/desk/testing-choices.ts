import type { Action } from '../action.ts';
import { objectionTo } from '../play.ts';
import type { Show } from '../show.ts';
import { SHOW_ACTIONS } from '../testing-actions.ts';
import { closedPlaces } from './toss-up.ts';

const TYPES = [...new Set(SHOW_ACTIONS.map(({ type }) => type))];
/** These leave what has come about, so they come less often. */
const RARE: readonly Action['type'][] = [
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
];

/** The first action that may happen now, looking from a kind and one of its actions that the number says. */
export function chosen(show: Show, choice: number): Action {
  const isRareTaken = choice % 5 === 0;
  const kinds = TYPES.filter((type) => isRareTaken || !RARE.includes(type));
  for (const type of turned(kinds, Math.floor(choice / 5))) {
    const actions = turned(menuOf(show, type), Math.floor(choice / 5 / kinds.length));
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
      [{ type, order: closedPlaces(show).toReversed() }]
    : SHOW_ACTIONS.filter((action) => action.type === type);
