import { invalidSetup, invalidText, LIMITS, type Picture, type Setup } from '@wheel/contract';
import { BUILT_IN_SETUPS, type Run, type SetupText, setupOf } from '@wheel/game';
import type { LookName } from '../../lib/looks.ts';
import { load, save } from '../../lib/storage/storage.ts';
import { stagePicture } from '../../show/stage-picture.ts';
import { type StageSounds, stageSettings } from '../../show/stage-settings.ts';
import { words } from '../../words/words.ts';

/** A setup of this browser, with what no game carries. */
export type KeptSetup = {
  readonly setup: Setup;
  /** Empty where there is none. */
  readonly showName: string;
  readonly picture: Picture | null;
};

/** One's own, or one that is built in or has come with a game: those leave name and picture of the stage alone. */
export type AnySetup = Pick<KeptSetup, 'setup'> & Partial<KeptSetup>;

const KEY = 'setups';
const MOST = 30;

function isKept(data: unknown): data is KeptSetup {
  const { setup, showName, picture } = Object(data);
  return invalidSetup(setup).length === 0 && typeof showName === 'string' && picture !== undefined;
}

export async function loadSetups(): Promise<readonly KeptSetup[]> {
  const saved = await load(KEY);
  return Array.isArray(saved) ? saved.filter(isKept).slice(0, MOST) : [];
}

/** Answers whether the browser keeps them; where not, they last as long as the page. */
export const saveSetups = (setups: readonly KeptSetup[]): Promise<boolean> => save(KEY, setups);

type BuiltInName = keyof typeof BUILT_IN_SETUPS;

type Worn = { readonly look: LookName; readonly sounds: StageSounds['set'] };

const WORN: Readonly<Record<BuiltInName, Worn>> = {
  plain: { look: 'tungsten', sounds: 'television' },
  kids: { look: 'daylight', sounds: 'soft' },
  classroom: { look: 'daylight', sounds: 'soft' },
  tvEvening: { look: 'tungsten', sounds: 'television' },
  party: { look: 'neon', sounds: 'arcade' },
};

const BUILT_IN = Object.keys(WORN) as readonly BuiltInName[];

/** Named in the language of the page. */
export const builtInSetups = (): readonly AnySetup[] =>
  BUILT_IN.map((id) => {
    const { chips, wheel, rules, kinds } = BUILT_IN_SETUPS[id];
    const name = words('stage').setups.names[id];
    return { setup: { ...asData({ name, chips, wheel, rules, kinds }), ...WORN[id] } };
  });

/** As it travels: its lists may be changed. */
const asData = ({ name, chips, wheel, rules, kinds }: SetupText): Setup => ({
  name,
  chips: [...chips],
  wheel: [...wheel],
  rules: { ...rules, kinds: [...rules.kinds] },
  kinds: [...kinds],
});

/** What is on now. */
export function setupNow({ show }: Run, name: string): KeptSetup {
  const { look, name: showName, sounds } = stageSettings.getState();
  return {
    setup: { ...asData(setupOf(show, name)), look, sounds: sounds.set },
    showName,
    picture: stagePicture.getState().picture,
  };
}

export const isFull = (setups: readonly KeptSetup[]): boolean => setups.length >= MOST;

export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A name that no setup has yet: of an imported one, with a number where it is needed. */
export function freeName(name: string, setups: readonly KeptSetup[]): string {
  const taken = [...builtInSetups(), ...setups];
  for (let number = 1; ; number += 1) {
    const end = number > 1 ? ` ${number}` : '';
    const free = [...name].slice(0, LIMITS.setupNameMax - end.length).join('') + end;
    if (!taken.some(({ setup }) => isSameName(setup.name, free))) return free;
  }
}

/** Why a name cannot be given; `'same'` where one's own setup has it. */
export type NameProblem = 'unshowable' | 'taken' | 'same' | 'full';

export function nameProblem(name: string, setups: readonly KeptSetup[]): NameProblem | null {
  if (invalidText(name, LIMITS.setupNameMax)) return 'unshowable';
  if (builtInSetups().some(({ setup }) => isSameName(setup.name, name))) return 'taken';
  if (setups.some(({ setup }) => isSameName(setup.name, name))) return 'same';
  return isFull(setups) ? 'full' : null;
}
