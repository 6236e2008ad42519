import { loadAll, remove, save } from '../storage/storage.ts';
import { SOUND_RATE, type SoundName } from './sounds.ts';

/** The sounds that a file of one's own may stand in for. */
export const OWN_SOUNDS = [
  'correct',
  'wrong',
  'applause',
  'timeUp',
  'buzz',
  'forfeit',
] as const satisfies readonly SoundName[];

export type OwnSoundName = (typeof OWN_SOUNDS)[number];

/** What is kept of a file: its name, and its sound as it is played, one channel with its peak at full scale. */
export type OwnSound = {
  readonly name: OwnSoundName;
  readonly file: string;
  readonly samples: Int16Array<ArrayBuffer>;
};

const PREFIX = 'sound/';

const isOwnSound = (value: unknown): value is OwnSound => {
  const { name, file, samples } = Object(value);
  return (
    OWN_SOUNDS.includes(name) &&
    typeof file === 'string' &&
    samples instanceof Int16Array &&
    samples.length > 0
  );
};

/** Those that this browser keeps; what cannot be read is none. */
export const loadOwnSounds = async (): Promise<readonly OwnSound[]> =>
  (await loadAll(PREFIX)).filter(isOwnSound);

export const keepOwnSound = (sound: OwnSound): Promise<boolean> => save(PREFIX + sound.name, sound);

export const dropOwnSound = (name: OwnSoundName): Promise<boolean> => remove(PREFIX + name);

export function bufferOf({ samples }: OwnSound): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: SOUND_RATE });
  buffer.copyToChannel(
    Float32Array.from(samples, (sample) => sample / 0x7fff),
    0,
  );
  return buffer;
}
