import { createListeners } from '../listeners.ts';
import { loadOnce, pause, settled } from '../load.ts';
import { createSetLoader, peakOf, type Sound, type SoundName, type SoundSet } from './sounds.ts';
import { levelsOf, recordTicks, samplesOf, type Tick } from './ticks.ts';

/** Long enough to avoid a click, too short to be noticed. */
const FADE_SECONDS = 0.008;
/** A spin that starts is shown a frame or two earlier than its ticks are scheduled. */
const LATE_MS = 40;
/** Waking takes a moment, and the touch that wakes may be the one that wants a sound. */
const WAKING_MS = 500;
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const;

/** Applause goes through a gain of its own, every other sound through the one of effects, both through the one of all. */
type GainName = 'all' | 'effects' | 'applause';

type Spinning = { readonly ticks: readonly Tick[]; readonly startedAtMs: number };

let context: AudioContext | null = null;
const levelOf: Record<GainName, number> = { all: 1, effects: 1, applause: 1 };
const gains = new Map<GainName, GainNode>();
let chosenSet: SoundSet = 'television';
let wokenAtMs = Number.NEGATIVE_INFINITY;
let isPrepared = false;
let spinning: Spinning | null = null;
let ticking: AudioBufferSourceNode | undefined;
let levels: readonly Float32Array[] | null = null;
let recording: AudioBuffer | null = null;
const sounds = new Map<SoundName, Sound>();
const ownSounds = new Map<SoundName, AudioBuffer>();
const { listen, tell: announce } = createListeners();

const loadSet = createSetLoader((name, sound) => {
  sounds.set(name, sound);
  if (name !== 'tick') return;
  const lead = Math.round(sound.lead * sound.buffer.sampleRate);
  levels = levelsOf(sound.buffer.getChannelData(0).subarray(lead));
  startTicks();
});

/** A page without focus may get no answer. */
const DEVICE_WITHIN_MS = 500;

/**
 * Chromium holds a page up while it starts the process of its first sound. Asked for the devices, it starts it beside the page;
 * which there are is not read.
 */
const startDevice = loadOnce<unknown>(() =>
  Promise.race([
    navigator.mediaDevices?.enumerateDevices().catch(() => {}),
    pause(DEVICE_WITHIN_MS),
  ]),
);

/** Sounds must not hold up what is seen. */
const loadSoon = () => settled().then(() => loadSet(chosenSet));

const isRunning = () => context?.state === 'running';

/** Whether the browser holds the sound back until the page is touched. */
export const isAudioBlocked = (): boolean => isPrepared && !isRunning();

export const onAudioChange = listen;

/** Loads the sounds and waits for the first touch, before which browsers play nothing. */
export function prepareAudio(): void {
  loadSoon();
  if (isPrepared) return;
  isPrepared = true;
  void settled().then(startDevice);
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
  if (navigator.userActivation?.hasBeenActive) wake();
  announce();
}

/** Also without a touch: the browser source of a stream, or a television, may play at once. */
export async function prepareAudioUnasked(): Promise<void> {
  await startDevice();
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
  for (const name of ['all', 'effects', 'applause'] as const) {
    const node = opened.createGain();
    node.gain.value = levelOf[name];
    node.connect(gains.get('all') ?? opened.destination);
    gains.set(name, node);
  }
  opened.onstatechange = () => {
    if (isRunning()) startTicks();
    announce();
  };
  return opened;
}

function setLevel(name: GainName, level: number): void {
  levelOf[name] = level;
  const gain = gains.get(name)?.gain;
  if (!context || !gain) return;
  gain.cancelScheduledValues(context.currentTime);
  gain.setTargetAtTime(level, context.currentTime, FADE_SECONDS / 3);
}

/** Silences at once, also what is already scheduled, which goes on unheard. */
export const silence = (silent: boolean): void => setLevel('all', silent ? 0 : 1);

/** Volumes from 0 to 100, squared, as ears hear them. */
export function setVolumes(effects: number, applause: number): void {
  setLevel('effects', (effects / 100) ** 2);
  setLevel('applause', (applause / 100) ** 2);
}

/** Until the set is here, the last one sounds. */
export function chooseSet(set: SoundSet): void {
  chosenSet = set;
  if (isPrepared) loadSoon();
}

/** Lets a sound of one's own stand in for that of every set. */
export function setOwnSound(name: SoundName, sound: AudioBuffer | null): void {
  if (sound) ownSounds.set(name, sound);
  else ownSounds.delete(name);
}

function start(
  { buffer, lead }: Sound,
  gain: GainName,
  level = 1,
): AudioBufferSourceNode | undefined {
  const output = gains.get(gain);
  if (!context || !output) return;
  const source = context.createBufferSource();
  const scale = context.createGain();
  scale.gain.value = level;
  source.buffer = buffer;
  source.connect(scale).connect(output);
  source.start(0, lead);
  return source;
}

/** Plays a sound once, where one may be heard now. */
export function playSound(name: SoundName): AudioBufferSourceNode | undefined {
  const sound = sounds.get(name);
  const isWaking = performance.now() - wokenAtMs < WAKING_MS;
  // A sound that comes late is worse than none.
  if (!sound || !context || !(isRunning() || isWaking)) return;
  const gain = name === 'applause' ? 'applause' : 'effects';
  const own = ownSounds.get(name);
  try {
    if (!own) return start(sound, gain);
    // As loud at its peak as the set.
    return start({ buffer: own, lead: 0 }, gain, peakOf(sound.buffer.getChannelData(0)));
  } catch (error) {
    console.warn('A sound could not be played.', error);
    return;
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
    ticking = start({ buffer: recording, lead: 0 }, 'effects');
  } catch (error) {
    console.warn('The ticks could not be played.', error);
  }
}

export function stopTicks(): void {
  spinning = null;
  ticking?.stop();
  ticking = undefined;
}
