import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Node = { readonly gain?: { value: number }; to?: Node };

const destination: Node = {};

const newGain = () => {
  const gain = {
    value: 1,
    cancelScheduledValues: () => {},
    setTargetAtTime(value: number) {
      gain.value = value;
    },
  };
  return connectable({ gain });
};

const connectable = <T extends object>(node: T) =>
  Object.assign(node, {
    connect(this: Node, to: Node): Node {
      this.to = to;
      return to;
    },
  });

type Source = Node & { readonly buffer: { readonly file: string } | null };
let started: Source[] = [];

/** The product of all gains on the way to the loudspeaker; 0 where it does not end there. */
function loudness(node: Node | undefined): number {
  if (node === destination) return 1;
  return node ? (node.gain?.value ?? 1) * loudness(node.to) : 0;
}

class FakeContext {
  readonly destination = destination;
  readonly currentTime = 0;
  readonly state = 'running';
  onstatechange = null;
  resume = () => Promise.resolve();
  createGain = newGain;
  createBuffer = (_: number, length: number, sampleRate: number) =>
    bufferOf('recording', new Float32Array(length), sampleRate);
  createBufferSource = () => {
    const source = connectable({
      buffer: null,
      start: () => started.push(source),
      stop: () => {},
    });
    return source;
  };
}

const bufferOf = (file: string, samples: Float32Array, sampleRate = 44_100) => ({
  file,
  sampleRate,
  getChannelData: () => samples,
});

/** Of the files that were fetched: their way here is over. */
let arrive = new Map<string, () => void>();
let lost = new Set<string>();

beforeEach(() => {
  started = [];
  arrive = new Map();
  lost = new Set();
  vi.resetModules();
  vi.stubGlobal('self', {});
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('fetch', (file: string) =>
    lost.has(file)
      ? Promise.reject(new TypeError('lost by the test'))
      : new Promise((resolve) => {
          arrive.set(file, () => resolve({ ok: true, arrayBuffer: async () => file }));
        }),
  );
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async (file: string) => bufferOf(file, Float32Array.of(0, -0.6, 0.3));
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function fetched(count: number): Promise<void> {
  await expect.poll(() => arrive.size).toBe(count);
  for (const come of arrive.values()) come();
}

/** A page that is touched, with the set Television on. */
async function openAudio() {
  const audio = await import('./audio.ts');
  audio.prepareAudioUnasked();
  await fetched(9);
  await expect.poll(() => audio.playSound('letter')).toBeDefined();
  started = [];
  return audio;
}

const files = () => started.map(({ buffer }) => buffer?.file);

it('opens the device once the browser has told which there are', async () => {
  const calls: string[] = [];
  const enumerateDevices = async () => calls.push('devices');
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } });
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      opened = calls.push('context');
    },
  );
  await openAudio();
  expect(calls).toEqual(['devices', 'context']);
});

it('opens the device of a browser that does not tell which there are', async () => {
  const warned = vi.spyOn(console, 'warn');
  for (const enumerateDevices of [
    () => new Promise(() => {}),
    () => Promise.reject(new Error('refused by the test')),
  ]) {
    vi.resetModules();
    arrive.clear();
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } });
    const audio = await openAudio();
    expect(audio.playSound('letter')).toBeDefined();
  }
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it('[L8] plays effects and applause at their volumes, squared', async () => {
  const audio = await openAudio();
  audio.setVolumes(50, 80);
  audio.playSound('correct');
  audio.playSound('clockTick');
  audio.playSound('applause');
  expect(started.map(loudness)).toEqual([0.25, 0.25, 0.64].map((level) => expect.closeTo(level)));
});

it('[L8] is as loud as ever at 100, which is how it begins', async () => {
  const audio = await openAudio();
  audio.playSound('correct');
  audio.setVolumes(100, 100);
  audio.playSound('applause');
  expect(started.map(loudness)).toEqual([1, 1]);
});

it('[L8] silences all of it by mute, whatever the volumes', async () => {
  const audio = await openAudio();
  audio.playSound('correct');
  audio.playSound('applause');
  audio.silence(true);
  audio.setVolumes(70, 70);
  expect(started.map(loudness)).toEqual([0, 0]);
  audio.silence(false);
  expect(started.map(loudness)).toEqual([expect.closeTo(0.49), expect.closeTo(0.49)]);
});

it('[L9] plays the last set until the chosen one is whole', async () => {
  const audio = await openAudio();
  audio.chooseSet('soft');
  await expect.poll(() => arrive.size).toBe(18);
  arrive.get('/sounds/soft/correct.mp3')?.();
  await Promise.resolve();
  audio.playSound('correct');
  await fetched(18);
  await expect
    .poll(() => audio.playSound('correct')?.buffer)
    .toMatchObject({
      file: '/sounds/soft/correct.mp3',
    });
  expect(files()[0]).toBe('/sounds/correct.mp3');
  audio.playSound('tick');
  expect(files().at(-1)).toBe('/sounds/soft/spin.mp3');
});

it('[L9] stays with the last set where a file of the chosen one is lost, and asks again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const audio = await openAudio();
  lost.add('/sounds/arcade/wrong.mp3');
  audio.chooseSet('arcade');
  await fetched(17);
  await expect.poll(() => warned.mock.calls.length).toBe(1);
  audio.playSound('correct');
  expect(files()).toEqual(['/sounds/correct.mp3']);
  lost.clear();
  audio.prepareAudio();
  await fetched(18);
  await expect
    .poll(() => audio.playSound('correct')?.buffer)
    .toMatchObject({
      file: '/sounds/arcade/correct.mp3',
    });
  warned.mockRestore();
});

it('[L9] fetches no set but the chosen one, each file once', async () => {
  const audio = await import('./audio.ts');
  audio.chooseSet('soft');
  audio.prepareAudioUnasked();
  audio.chooseSet('soft');
  await fetched(9);
  await expect.poll(() => audio.playSound('letter')).toBeDefined();
  expect([...arrive.keys()].every((file) => file.startsWith('/sounds/soft/'))).toBe(true);
});

it('[L9] plays the ticks of a spin as effects', async () => {
  const audio = await openAudio();
  audio.setVolumes(50, 100);
  audio.playTicks([{ atMs: 0, level: 1 }], 0);
  expect(files()).toEqual(['recording']);
  expect(started.map(loudness)).toEqual([expect.closeTo(0.25)]);
});

it('[L10] plays a file of one’s own as loud at its peak as the set, until it is taken back', async () => {
  const audio = await openAudio();
  const own = bufferOf('trombone', Float32Array.of(1));
  audio.setOwnSound('wrong', own as unknown as AudioBuffer);
  audio.setVolumes(50, 100);
  audio.playSound('wrong');
  audio.setOwnSound('wrong', null);
  audio.playSound('wrong');
  expect(files()).toEqual(['trombone', '/sounds/wrong.mp3']);
  expect(started.map(loudness)).toEqual([expect.closeTo(0.15), expect.closeTo(0.25)]);
});
