import type { Action } from '../src/action.ts';
import type { ClockName } from '../src/desk/clocks.ts';
import type { HouseRules, PuzzleKind } from '../src/desk/presets.ts';
import type { ShowScreen } from '../src/show.ts';

/** Actions of a host, in few words. */
export const call = (letter: string): Action => ({ type: 'guessLetter', letter });
export const free = (letter: string): Action => ({ type: 'guessLetter', letter, free: true });
export const value = (points: number): Action => ({ type: 'setValue', value: points });
export const setTurn = (index: number): Action => ({ type: 'setTurn', team: index });
export const buzz = (index: number): Action => ({ type: 'buzz', team: index });
export const pick = (letter: string): Action => ({ type: 'pickLetter', letter });
export const right: Action = { type: 'acceptAnswer' };
export const wrong: Action = { type: 'refuseAnswer' };
export const pass: Action = { type: 'passTurn', why: 'host' };
export const timeUp: Action = { type: 'passTurn', why: 'time' };
export const next: Action = { type: 'nextPuzzle' };
export const spin: Action = { type: 'startSpin', extraDegrees: 1800, atMs: 1 };
export const end: Action = { type: 'endSpin' };
export const close: Action = { type: 'closeReward' };
export const start = (...order: readonly number[]): Action => ({ type: 'startTossUp', order });
export const open: Action = { type: 'openTossUpLetter' };
export const verdict = (outcome: 'give' | 'take' | 'pass' | 'nothing', points = 500): Action => ({
  type: 'giveVerdict',
  outcome,
  points,
});
export const chooseRules = (rules: HouseRules): Action => ({ type: 'chooseRules', rules });
export const solve = (phrase: string): Action => ({ type: 'guessPhrase', phrase });
export const vowels = (include: boolean): Action => ({ type: 'setVowels', include });
export const star = (index: number, value?: number): Action => ({
  type: 'rewardTeam',
  team: index,
  ...(value !== undefined && { value }),
});
export const plus = (index: number, delta = 100): Action => ({
  type: 'adjustScore',
  team: index,
  delta,
});
export const jump = (puzzle: number): Action => ({ type: 'jumpTo', puzzle });
export const setKind = (puzzle: number, kind: PuzzleKind): Action => ({
  type: 'setKind',
  puzzle,
  kind,
});
export const makePrize = (text: string): Action => ({
  type: 'makeChip',
  segment: { type: 'prize', text },
});
export const dropPrize = (text: string): Action => ({
  type: 'dropChip',
  segment: { type: 'prize', text },
});
export const showWheel = (visible: boolean): Action => ({ type: 'setWheelVisible', visible });
export const goTo = (screen: ShowScreen): Action => ({ type: 'goTo', screen });
export const startGame: Action = { type: 'startGame', withWheel: true };
export const openGame: Action = { type: 'openGame' };
export const openPicks: Action = { type: 'openPicks' };
export const cancelSpin: Action = { type: 'cancelSpin' };
export const startClock = (which: ClockName, atMs: number): Action => ({
  type: 'startClock',
  which,
  atMs,
});
