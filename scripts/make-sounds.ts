import { mkdir, writeFile } from 'node:fs/promises';
import { Mp3Encoder } from '@breezystack/lamejs';
import { applause } from './sounds/applause.ts';
import { buzz } from './sounds/buzz.ts';
import { clockTick } from './sounds/clock-tick.ts';
import { correct } from './sounds/correct.ts';
import { forfeit } from './sounds/forfeit.ts';
import { letter } from './sounds/letter.ts';
import { SAMPLE_RATE, type Wave } from './sounds/synth.ts';
import { tick } from './sounds/tick.ts';
import { timeUp } from './sounds/time-up.ts';
import { wrong } from './sounds/wrong.ts';

/** File names and bit rates in kbit/s; spin.mp3 is one tick of the wheel. */
const SOUNDS = [
  { file: 'spin.mp3', wave: tick, kbps: 96 },
  { file: 'correct.mp3', wave: correct, kbps: 80 },
  { file: 'wrong.mp3', wave: wrong, kbps: 64 },
  { file: 'applause.mp3', wave: applause, kbps: 80 },
  { file: 'clock.mp3', wave: clockTick, kbps: 80 },
  { file: 'time-up.mp3', wave: timeUp, kbps: 80 },
  { file: 'buzz.mp3', wave: buzz, kbps: 64 },
  { file: 'forfeit.mp3', wave: forfeit, kbps: 64 },
  { file: 'letter.mp3', wave: letter, kbps: 80 },
];

function encode(wave: Wave, kbps: number): Buffer {
  const encoder = new Mp3Encoder(1, SAMPLE_RATE, kbps);
  const samples = Int16Array.from(wave, (sample) => Math.round(sample * 32_767));
  // The encoder answers signed bytes, whatever its types say.
  return Buffer.concat(
    [encoder.encodeBuffer(samples), encoder.flush()].map((part) => Buffer.from(part)),
  );
}

const folder = new URL('../apps/web/public/sounds/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { file, wave, kbps } of SOUNDS) {
  const bytes = encode(wave(), kbps);
  await writeFile(new URL(file, folder), bytes);
  console.log(`${file} ${bytes.length} bytes`);
}
