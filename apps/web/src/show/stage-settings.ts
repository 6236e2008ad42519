import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SoundSet } from '../lib/audio/sounds.ts';
import { type LookName, lookOf } from '../lib/looks.ts';
import { tryStorage } from '../lib/storage/try-storage.ts';

export const SHOW_NAME_MAX = 40;
export const SOUND_SETS = ['television', 'soft', 'arcade'] as const satisfies readonly SoundSet[];
/** Where the show is heard: on the host's device, on audience screens, or on both. */
export const HEARD_FROM = ['host', 'screen', 'both'] as const;

export type HeardFrom = (typeof HEARD_FROM)[number];

export type StageSounds = {
  readonly set: SoundSet;
  /** Volumes from 0 to 100. */
  readonly effects: number;
  readonly applause: number;
  readonly from: HeardFrom;
};

/** How the show of this browser looks and sounds. It stands beside the run: no step changes it, and no undo. */
export type Stage = {
  readonly look: LookName;
  readonly name: string;
  /** The id of the picture that this browser keeps. */
  readonly picture: string | null;
  readonly sounds: StageSounds;
};

export const PLAIN_STAGE: Stage = {
  look: 'tungsten',
  name: '',
  picture: null,
  sounds: { set: 'television', effects: 100, applause: 100, from: 'both' },
};

const oneOf = <T extends string>(value: unknown, all: readonly T[], otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

const volumeOf = (value: unknown): number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100 ? Number(value) : 100;

/** The name of a show as it is kept: without space around it, cut by code points. */
export const showName = (typed: unknown): string =>
  typeof typed === 'string' ? [...typed.trim()].slice(0, SHOW_NAME_MAX).join('').trim() : '';

/** A stage from a stored text. What cannot be read is as in a new browser. */
export function readStage(text: string | null): Stage {
  const { look, name, picture, sounds } = fieldsOf(tryStorage(() => JSON.parse(text ?? ''), null));
  return {
    look: lookOf(look),
    name: showName(name),
    picture: typeof picture === 'string' && /^[0-9a-f]{16}$/.test(picture) ? picture : null,
    sounds: readSounds(sounds),
  };
}

/** Sounds as they are stored, or as a room tells them. */
export function readSounds(value: unknown): StageSounds {
  const { set, effects, applause, from } = fieldsOf(value);
  return {
    set: oneOf(set, SOUND_SETS, 'television'),
    effects: volumeOf(effects),
    applause: volumeOf(applause),
    from: oneOf(from, HEARD_FROM, 'both'),
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

const KEY = 'stage';
const read = () => readStage(tryStorage(() => localStorage.getItem(KEY), null));

/** The stage of this browser. Without a browser, while pages are built, it is the plain one. */
export const stageSettings = createStore<Stage>()(() => read());

// Another window of this browser has changed it.
if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) stageSettings.setState(read());
  });
}

/** Answers whether the browser keeps it; where not, it lasts as long as the page. */
export function changeStage(change: Partial<Stage>): boolean {
  stageSettings.setState(change);
  return tryStorage(() => {
    localStorage.setItem(KEY, JSON.stringify(stageSettings.getState()));
    return true;
  }, false);
}

export const useStage = <T>(selector: (stage: Stage) => T): T => useStore(stageSettings, selector);
