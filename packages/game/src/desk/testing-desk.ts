import type { Action } from '../action.ts';
import type { ShowEvent } from '../event.ts';
import { play } from '../play.ts';
import type { Show } from '../show.ts';
import { showWith, team } from '../testing.ts';
import type { Segment } from '../wheel/segment.ts';
import type { Desk } from './desk.ts';
import { type HouseRules, PRESETS, type PresetName, type PuzzleKind } from './presets.ts';

type Wanted = Partial<Show> & {
  readonly phrases?: readonly string[];
  readonly preset?: Exclude<PresetName, 'manual'>;
  readonly rules?: Partial<HouseRules>;
  /** Of the first puzzle. */
  readonly kind?: PuzzleKind;
  /** What differs at the desk from its beginning. */
  readonly at?: Partial<Desk>;
};

export const TEAMS = [team('Red Pandas'), team('Blue Whales'), team('Late Owls')];

/** A started Classic show with three teams, the rest as asked for. */
export function deskShow({
  preset = 'classic',
  rules = {},
  phrases = ['red dog', 'blue sky', 'old owl'],
  teams = TEAMS,
  kind = 'round',
  kinds = [kind],
  at = {},
  ...fields
}: Wanted = {}): Show {
  const houseRules = { ...PRESETS[preset], ...rules };
  const chosen = showWith({ phrases, teams, kinds, houseRules });
  const { show } = play(chosen, { type: 'startGame', withWheel: true });
  return { ...show, ...fields, desk: show.desk && { ...show.desk, ...at } };
}

export const after = (show: Show, ...actions: readonly Action[]): Show =>
  actions.reduce((before, action) => play(before, action).show, show);

export const eventsOf = (show: Show, ...actions: readonly Action[]): readonly ShowEvent[] => {
  const last = actions.at(-1);
  return last ? play(after(show, ...actions.slice(0, -1)), last).events : [];
};

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

export const WEDGES = {
  number: { type: 'points', value: 500 },
  loseTurn: { type: 'loseTurn' },
  forfeit: { type: 'forfeit' },
  spinAgain: { type: 'spinAgain' },
  bonusQuestion: { type: 'bonusQuestion' },
  hostsDecision: { type: 'hostsDecision' },
} as const satisfies Record<string, Segment>;

/** A wheel that says the same wherever it stops. */
export const wheelOf = (wedge: keyof typeof WEDGES): Pick<Show, 'wheelSegments'> => ({
  wheelSegments: [WEDGES[wedge], WEDGES[wedge], WEDGES[wedge], WEDGES[wedge]],
});

/** The show after a spin that stopped there, its dialog closed. */
export const spun = (show: Show, wedge: keyof typeof WEDGES): Show => ({
  ...after({ ...show, ...wheelOf(wedge) }, spin, end, close),
  wheelSegments: show.wheelSegments,
});

export const scores = ({ teams }: Show) => teams.map(({ score }) => score);
