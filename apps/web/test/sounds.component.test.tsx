import { describe, expect, it } from 'vitest';

/** Files by the seconds they may last; letters come once a second, pegs by the dozen. */
const LONGEST = {
  spin: 0.1,
  letter: 0.5,
  clock: 0.2,
  correct: 1.5,
  wrong: 1,
  buzz: 0.55,
  forfeit: 1.5,
  'time-up': 1.5,
  applause: 3.5,
} as const;
const FILES = Object.keys(LONGEST) as readonly (keyof typeof LONGEST)[];
const ADDRESSES = import.meta.glob<string>('../public/sounds/**/*.mp3', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const RATE = 44_100;
const SILENT_SECONDS = 0.01;

async function decoded(path: string) {
  const bytes = await (await fetch(ADDRESSES[`${path}.mp3`] ?? path)).arrayBuffer();
  const size = bytes.byteLength;
  const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
  return { size, duration: buffer.duration, samples: buffer.getChannelData(0) };
}

const loudest = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe.each([
  { set: 'television', folder: '../public/sounds', quietest: 0.5, peak: 0.75 },
  { set: 'soft', folder: '../public/sounds/soft', quietest: 0.33, peak: 0.37 },
  { set: 'arcade', folder: '../public/sounds/arcade', quietest: 0.5, peak: 0.75 },
])('the set $set', ({ folder, quietest, peak }) => {
  it.each(FILES)('has %s, loud enough, short and with a silent end', async (file) => {
    const { duration, samples } = await decoded(`${folder}/${file}`);
    expect(loudest(samples)).toBeGreaterThan(quietest);
    expect(loudest(samples)).toBeLessThan(peak);
    expect(duration).toBeLessThanOrEqual(LONGEST[file]);
    expect(loudest(samples.subarray(-SILENT_SECONDS * RATE))).toBeLessThan(0.003);
  });

  it('is at most 90 kB', async () => {
    const all = await Promise.all(FILES.map((file) => decoded(`${folder}/${file}`)));
    expect(all.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(90_000);
  });
});
