import type { Action, ActionOf, ActionType } from '../action.ts';
import {
  type Check,
  isFlag,
  isIndex,
  isNumber,
  isRecord,
  isText,
  listOf,
  orMissing,
  recordOf,
} from './shape.ts';

/** The fields of every action that can stand in a history; boundaries never do. */
const steps: {
  readonly [T in ActionType]?: {
    readonly [Field in Exclude<keyof ActionOf<T>, 'type'>]-?: Check;
  };
} = {
  guessLetter: { letter: isText },
  guessPhrase: { phrase: isText },
  setVowels: { include: isFlag },
  nextPuzzle: {},
  adjustScore: { team: isIndex, delta: isNumber },
  rewardTeam: { team: isIndex, value: orMissing(isNumber) },
  addSegment: { value: isText },
  removeSegment: { value: isText },
  resetWheel: {},
  randomizeWheel: { order: listOf(isIndex) },
  setWheelVisible: { visible: isFlag },
  startSpin: { extraDegrees: isNumber, atMs: isNumber },
  endSpin: {},
  closeReward: {},
};

const checks = new Map<unknown, Check>(
  Object.entries(steps).map(([type, fields]) => [type, recordOf(fields)]),
);

export const isStep = (data: unknown): data is Action =>
  isRecord(data) && (checks.get(data.type)?.(data) ?? false);
