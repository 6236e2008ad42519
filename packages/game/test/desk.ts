import type { Action } from '../src/action.ts';
import type { TurnState } from '../src/desk/desk.ts';
import { type HouseRules, PRESETS, type PresetName, type PuzzleKind } from '../src/desk/presets.ts';
import type { ShowEvent } from '../src/event.ts';
import { newRun, perform, type Run } from '../src/history/run.ts';
import { play } from '../src/play.ts';
import type { Show } from '../src/show.ts';
import type { Segment } from '../src/wheel/segment.ts';
import { close, end, spin } from './host.ts';
import { showWith, team } from './shows.ts';

type Wanted = Partial<Show> & {
  readonly phrases?: readonly string[];
  readonly language?: string | undefined;
  readonly preset?: PresetName;
  readonly rules?: Partial<HouseRules>;
  /** Of the first puzzle. */
  readonly kind?: PuzzleKind;
  /** What differs at the desk from its beginning. */
  readonly at?: Partial<TurnState>;
};

export const TEAMS = [team('Red Pandas'), team('Blue Whales'), team('Late Owls')];

/** A started Classic show with three teams, the rest as asked for. */
export function deskShow({
  preset = 'classic',
  rules = {},
  phrases = ['red dog', 'blue sky', 'old owl'],
  language,
  teams = TEAMS,
  kind = 'round',
  kinds = [kind],
  at = {},
  ...fields
}: Wanted = {}): Show {
  const houseRules = { ...PRESETS[preset], ...rules };
  const chosen = showWith({ phrases, language, teams, kinds, houseRules });
  const { show } = play(chosen, { type: 'startGame', withWheel: true });
  return { ...show, ...fields, desk: show.desk && { ...show.desk, ...at } };
}

export const after = (show: Show, ...actions: readonly Action[]): Show =>
  actions.reduce((before, action) => play(before, action).show, show);

/** The run goes on by these actions. */
export const goOn = (run: Run, ...actions: readonly Action[]): Run =>
  actions.reduce((before, action) => perform(before, action).run, run);

/** A new run of the show, with these actions. */
export const played = (show: Show, ...actions: readonly Action[]): Run =>
  goOn(newRun(show), ...actions);

/** As a browser's storage gives it back. */
export const stored = (data: unknown) => JSON.parse(JSON.stringify(data));

export const eventsOf = (show: Show, ...actions: readonly Action[]): readonly ShowEvent[] => {
  const last = actions.at(-1);
  return last ? play(after(show, ...actions.slice(0, -1)), last).events : [];
};

export const WEDGES = {
  number: { type: 'points', value: 500 },
  loseTurn: { type: 'loseTurn' },
  forfeit: { type: 'forfeit' },
  spinAgain: { type: 'spinAgain' },
  bonusQuestion: { type: 'bonusQuestion' },
  hostsDecision: { type: 'hostsDecision' },
  prize: { type: 'prize', text: 'Free coffee' },
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
