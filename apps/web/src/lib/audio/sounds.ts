const FILES = {
  correct: 'correct',
  wrong: 'wrong',
  applause: 'applause',
  timeUp: 'time-up',
  buzz: 'buzz',
  forfeit: 'forfeit',
  tick: 'spin',
  clockTick: 'clock',
  letter: 'letter',
} as const;

export type SoundName = keyof typeof FILES;
export type SoundSet = 'television' | 'soft' | 'arcade';

export const SOUND_NAMES = Object.keys(FILES) as readonly SoundName[];

export type Sound = {
  readonly buffer: AudioBuffer;
  /** Seconds of silence that MP3 puts before the sound. */
  readonly lead: number;
};

const SILENCE = 0.01;
export const SOUND_RATE = 44_100;

export function leadOf(samples: Float32Array, sampleRate: number): number {
  const onset = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  return Math.max(0, onset) / sampleRate;
}

/** The loudest sample, from 0 to 1. */
export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Decoding needs no permission to play, so the first touch finds everything ready. */
export const decode = (bytes: ArrayBuffer): Promise<AudioBuffer> =>
  new OfflineAudioContext(1, 1, SOUND_RATE).decodeAudioData(bytes);

async function load(file: string): Promise<Sound> {
  const response = await fetch(file, { priority: 'low' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const buffer = await decode(await response.arrayBuffer());
  return { buffer, lead: leadOf(buffer.getChannelData(0), buffer.sampleRate) };
}

const folderOf = (set: SoundSet) => (set === 'television' ? '/sounds' : `/sounds/${set}`);

/**
 * Loads a set, or what is missing of it, and hands its sounds over: those of the first set as they come, for nothing sounds
 * before them, and a later set as a whole.
 */
export function createSetLoader(
  ready: (name: SoundName, sound: Sound) => void,
): (set: SoundSet) => void {
  const files = new Map<string, Promise<Sound>>();
  let first: SoundSet | null = null;
  let wanted: SoundSet;

  async function get(set: SoundSet, name: SoundName) {
    const file = `${folderOf(set)}/${FILES[name]}.mp3`;
    const loading = files.get(file) ?? load(file);
    files.set(file, loading);
    try {
      return { name, sound: await loading };
    } catch (error) {
      // There may be a network at the next call.
      files.delete(file);
      throw error;
    }
  }

  async function hand(set: SoundSet, names: readonly SoundName[]): Promise<void> {
    try {
      const sounds = await Promise.all(names.map((name) => get(set, name)));
      if (set === wanted) for (const { name, sound } of sounds) ready(name, sound);
    } catch (error) {
      console.warn('Sounds cannot be played.', error);
    }
  }

  return (set) => {
    first ??= set;
    wanted = set;
    for (const names of set === first ? SOUND_NAMES.map((name) => [name]) : [SOUND_NAMES])
      hand(set, names);
  };
}
