import { createListeners } from '../listeners.ts';
import { idle } from '../load.ts';
import { createSoundLoader, type Sound, type SoundName } from './sounds.ts';
import { levelsOf, recordTicks, samplesOf, type Tick } from './ticks.ts';

/** Long enough to avoid a click, too short to be noticed. */
const FADE_SECONDS = 0.008;
/** A spin that starts is shown a frame or two earlier than its ticks are scheduled. */
const LATE_MS = 40;
/** Waking takes a moment, and the touch that wakes may be the one that wants a sound. */
const WAKING_MS = 500;
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const;

type Spinning = { readonly ticks: readonly Tick[]; readonly startedAtMs: number };

let context: AudioContext | null = null;
let mixer: GainNode | null = null;
let wokenAtMs = Number.NEGATIVE_INFINITY;
let isSilent = false;
let isPrepared = false;
let spinning: Spinning | null = null;
let ticking: AudioBufferSourceNode | null = null;
let levels: readonly Float32Array[] | null = null;
let recording: AudioBuffer | null = null;
const sounds = new Map<SoundName, Sound>();
const { listen, tell: announce } = createListeners();

const loadSounds = createSoundLoader((name, sound) => {
  sounds.set(name, sound);
  if (name !== 'tick') return;
  const lead = Math.round(sound.lead * sound.buffer.sampleRate);
  levels = levelsOf(sound.buffer.getChannelData(0).subarray(lead));
  startTicks();
});

const isRunning = () => context?.state === 'running';

/** Whether the browser holds the sound back until the page is touched. */
export const isAudioBlocked = (): boolean => isPrepared && !isRunning();

export const onAudioChange = listen;

/** Loads the sounds and waits for the first touch, before which browsers play nothing. */
export function prepareAudio(): void {
  // They must not hold up what is seen.
  idle().then(loadSounds);
  if (isPrepared) return;
  isPrepared = true;
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
  if (navigator.userActivation?.hasBeenActive) wake();
  announce();
}

/** Also without a touch: the browser source of a stream, or a television, may play at once. */
export function prepareAudioUnasked(): void {
  prepareAudio();
  resume();
}

function wake(): void {
  // A finger just put down does not count as a touch yet.
  if (navigator.userActivation?.hasBeenActive !== false) resume();
}

function resume(): void {
  try {
    context ??= openContext();
    if (isRunning()) return;
    wokenAtMs = performance.now();
    context.resume().catch((error) => console.warn('No sound.', error));
  } catch (error) {
    console.warn('This browser plays no sound.', error);
  }
}

function openContext(): AudioContext {
  const opened = new AudioContext({ latencyHint: 'interactive' });
  mixer = opened.createGain();
  mixer.gain.value = isSilent ? 0 : 1;
  mixer.connect(opened.destination);
  opened.onstatechange = () => {
    if (isRunning()) startTicks();
    announce();
  };
  return opened;
}

/** Silences at once, also what is already scheduled, which goes on unheard. */
export function silence(silent: boolean): void {
  isSilent = silent;
  if (!context || !mixer) return;
  mixer.gain.cancelScheduledValues(context.currentTime);
  mixer.gain.setTargetAtTime(silent ? 0 : 1, context.currentTime, FADE_SECONDS / 3);
}

function start({ buffer, lead }: Sound): AudioBufferSourceNode | null {
  if (!context || !mixer) return null;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(mixer);
  source.start(0, lead);
  return source;
}

export function playSound(name: SoundName): void {
  const sound = sounds.get(name);
  const isWaking = performance.now() - wokenAtMs < WAKING_MS;
  // A sound that comes late is worse than none.
  if (!sound || !context || !(isRunning() || isWaking)) return;
  try {
    start(sound);
  } catch (error) {
    console.warn('A sound could not be played.', error);
  }
}

/** Plays all ticks of a spin on the audio clock, from where the spin stands. */
export function playTicks(ticks: readonly Tick[], elapsedMs: number): void {
  stopTicks();
  spinning = { ticks, startedAtMs: performance.now() - elapsedMs };
  startTicks();
}

function startTicks(): void {
  const sound = sounds.get('tick');
  if (!spinning || !sound || !levels || !context || !isRunning() || ticking) return;
  const elapsedMs = performance.now() - spinning.startedAtMs;
  const due = spinning.ticks
    .filter(({ atMs }) => atMs >= elapsedMs - LATE_MS)
    .map(({ atMs, level }) => ({ atMs: Math.max(0, atMs - elapsedMs), level }));
  if (due.length === 0) return;
  try {
    const { sampleRate } = sound.buffer;
    const samples = samplesOf(levels, due, sampleRate);
    // One recording serves every spin, as long as it is long enough.
    if (!recording || recording.length < samples)
      recording = context.createBuffer(1, samples, sampleRate);
    recordTicks(recording.getChannelData(0), levels, due, sampleRate);
    ticking = start({ buffer: recording, lead: 0 });
  } catch (error) {
    console.warn('The ticks could not be played.', error);
  }
}

export function stopTicks(): void {
  spinning = null;
  ticking?.stop();
  ticking = null;
}
