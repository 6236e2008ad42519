const FILES = {
  tick: '/sounds/spin.mp3',
  correct: '/sounds/correct.mp3',
  wrong: '/sounds/wrong.mp3',
  applause: '/sounds/applause.mp3',
} as const;

export type SoundName = keyof typeof FILES;

export type Sound = {
  readonly buffer: AudioBuffer;
  /** Seconds of silence that MP3 puts before the sound. */
  readonly lead: number;
};

const SILENCE = 0.01;

export function leadOf(samples: Float32Array, sampleRate: number): number {
  const onset = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  return Math.max(0, onset) / sampleRate;
}

const files = new Map<SoundName, Promise<ArrayBuffer>>();

async function fetchFile(name: SoundName): Promise<ArrayBuffer> {
  const response = await fetch(FILES[name]);
  if (!response.ok) throw new Error(`${FILES[name]}: ${response.status}`);
  return response.arrayBuffer();
}

/** Gets the files while there is a network; they can be decoded later. */
export function fetchSounds(): void {
  for (const name of Object.keys(FILES) as SoundName[]) {
    if (files.has(name)) continue;
    const file = fetchFile(name);
    files.set(name, file);
    file.catch((error) => {
      console.warn('A sound did not load.', error);
      files.delete(name);
    });
  }
}

export async function decodeSounds(context: AudioContext): Promise<Map<SoundName, Sound>> {
  fetchSounds();
  const sounds = new Map<SoundName, Sound>();
  await Promise.all(
    [...files].map(async ([name, file]) => {
      try {
        // Decoding empties the array it is given.
        const buffer = await context.decodeAudioData((await file).slice(0));
        sounds.set(name, { buffer, lead: leadOf(buffer.getChannelData(0), buffer.sampleRate) });
      } catch (error) {
        console.warn(`The sound "${name}" cannot be played.`, error);
      }
    }),
  );
  return sounds;
}
