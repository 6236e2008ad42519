const FILES = {
  tick: '/sounds/spin.mp3',
  correct: '/sounds/correct.mp3',
  wrong: '/sounds/wrong.mp3',
  applause: '/sounds/applause.mp3',
  clockTick: '/sounds/clock.mp3',
  timeUp: '/sounds/time-up.mp3',
  buzz: '/sounds/buzz.mp3',
  forfeit: '/sounds/forfeit.mp3',
  letter: '/sounds/letter.mp3',
} as const;

export type SoundName = keyof typeof FILES;

export type Sound = {
  readonly buffer: AudioBuffer;
  /** Seconds of silence that MP3 puts before the sound. */
  readonly lead: number;
};

const SILENCE = 0.01;
const DECODED_RATE = 44_100;

export function leadOf(samples: Float32Array, sampleRate: number): number {
  const onset = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  return Math.max(0, onset) / sampleRate;
}

async function load(file: string): Promise<Sound> {
  const response = await fetch(file, { priority: 'low' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // Decoding needs no permission to play, so the first touch finds everything ready.
  const decoder = new OfflineAudioContext(1, 1, DECODED_RATE);
  const buffer = await decoder.decodeAudioData(await response.arrayBuffer());
  return { buffer, lead: leadOf(buffer.getChannelData(0), buffer.sampleRate) };
}

/** Loads what is not loaded yet, while there is a network, and hands over each sound that is ready. */
export function createSoundLoader(ready: (name: SoundName, sound: Sound) => void): () => void {
  const asked = new Set<SoundName>();

  async function get(name: SoundName): Promise<void> {
    try {
      ready(name, await load(FILES[name]));
    } catch (error) {
      console.warn(`The sound "${name}" cannot be played.`, error);
      asked.delete(name);
    }
  }

  return () => {
    for (const name of Object.keys(FILES) as SoundName[]) {
      if (asked.has(name)) continue;
      asked.add(name);
      get(name);
    }
  };
}
