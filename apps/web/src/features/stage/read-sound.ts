import { decode, peakOf, SOUND_RATE } from '../../lib/audio/sounds.ts';

const BYTES_MAX = 1_000_000;
export const SECONDS_MAX = 10;
const FADE_SECONDS = 0.5;
/** Of the full scale: a file below it is noise at most. */
const SILENT = 0.001;
/** Of the peak. */
const ONSET = 0.01;

export type SoundFlaw = 'large' | 'unreadable' | 'silent';

/** One channel of all. */
const mixed = (buffer: AudioBuffer): Float32Array =>
  Array.from({ length: buffer.numberOfChannels }, (_, at) => buffer.getChannelData(at)).reduce(
    (sum, channel) => sum.map((sample, at) => sample + (channel[at] ?? 0)),
  );

/**
 * What is played of a sound: from its onset, at most ten seconds, of which the last half fades where there is more. Its peak
 * is at full scale. `null` of a silent one.
 */
export function playedPart(samples: Float32Array): Int16Array<ArrayBuffer> | null {
  const peak = peakOf(samples);
  if (peak < SILENT) return null;
  const onset = samples.findIndex((sample) => Math.abs(sample) > ONSET * peak);
  const end = onset + SECONDS_MAX * SOUND_RATE;
  const isCut = end < samples.length;
  const played = samples.slice(onset, end).map((sample, at) => {
    const left = (end - onset - at) / (FADE_SECONDS * SOUND_RATE);
    return isCut && left < 1 ? sample * left : sample;
  });
  const scale = 0x7fff / peakOf(played);
  return Int16Array.from(played, (sample) => Math.round(sample * scale));
}

/** Reads a chosen file; it never leaves this browser. */
export async function readSound(file: File): Promise<Int16Array<ArrayBuffer> | SoundFlaw> {
  if (file.size > BYTES_MAX) return 'large';
  try {
    return playedPart(mixed(await decode(await file.arrayBuffer()))) ?? 'silent';
  } catch {
    return 'unreadable';
  }
}
