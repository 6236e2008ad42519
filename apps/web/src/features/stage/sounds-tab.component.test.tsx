import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { playSound, setOwnSound } from '../../lib/audio/audio.ts';
import { loadOwnSounds } from '../../lib/audio/own-sounds.ts';
import { removeAll } from '../../lib/storage/storage.ts';
import { audienceStore } from '../../show/effects/heard.ts';
import { toggleMute } from '../../show/effects/sounds.ts';
import { PLAIN_STAGE, stageSettings } from '../../show/stage-settings.ts';
import '../../words/en/stage.ts';
import { SoundsTab } from './sounds-tab.tsx';

const played = vi.fn<typeof playSound>();
const setOwn = vi.fn<typeof setOwnSound>();
const Tab = () => <SoundsTab player={{ play: played, setOwn }} />;

/** What a sound that plays looks like to the tab. */
const playing = () =>
  Object.assign(new EventTarget(), { stop: vi.fn() }) as unknown as AudioBufferSourceNode;

beforeEach(async () => {
  localStorage.clear();
  stageSettings.setState(PLAIN_STAGE);
  audienceStore.setState({ hasScreens: false });
  await removeAll('sound/');
  played.mockReset().mockImplementation(playing);
  setOwn.mockReset();
});

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const tryButton = (name: string) => page.getByRole('button', { name: `Try ${name}`, exact: true });
const sounds = () => stageSettings.getState().sounds;

/** A WAV of one channel. */
function wav(seconds: number, level: number, name = 'sad-trombone.wav'): File {
  const rate = 8000;
  const samples = new Int16Array(Math.round(seconds * rate)).map(
    (_, at) => (at % 20 < 10 ? 1 : -1) * level * 0x7fff,
  );
  const size = samples.byteLength;
  const [riff, wave, fmt, data] = [0x46464952, 0x45564157, 0x20746d66, 0x61746164];
  const sampling = [0x10001, rate, rate * 2, 0x100002];
  const head = Int32Array.of(riff, 36 + size, wave, fmt, 16, ...sampling, data, size);
  return new File([head, samples], name, { type: 'audio/wav' });
}

const choose = (name: string, file: File) =>
  userEvent.upload(row(name).getByLabelText('Own file…'), file);

describe('the settings', () => {
  it('begin as the show always sounded', async () => {
    await render(<Tab />);
    await expect.element(page.getByRole('radio', { name: 'Television' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Both' })).toBeChecked();
    await expect.element(page.getByRole('slider', { name: 'Effects' })).toHaveValue('100');
    await expect.element(page.getByRole('slider', { name: 'Applause' })).toHaveValue('100');
    await expect.element(page.getByText('Mute silences all of it at once.')).toBeVisible();
  });

  it('[L9] put a set on as soon as it is chosen', async () => {
    await render(<Tab />);
    await page.getByRole('radio', { name: 'Soft' }).click();
    expect(sounds().set).toBe('soft');
    await expect.element(row('Last seconds').getByText('Soft')).toBeVisible();
  });

  it('[L12] play a sound when a slider is let go, at its volume', async () => {
    await render(<Tab />);
    await page.getByRole('slider', { name: 'Effects' }).fill('60');
    expect(sounds().effects).toBe(60);
    expect(played.mock.calls).toEqual([['correct']]);
    await page.getByRole('slider', { name: 'Applause' }).fill('85');
    expect(sounds()).toMatchObject({ effects: 60, applause: 85 });
    expect(played.mock.lastCall).toEqual(['applause']);
  });

  it('[L12] take a volume when its slider is let go, and nothing on the way', async () => {
    await render(<Tab />);
    const slider = page.getByRole('slider', { name: 'Effects' }).element() as HTMLInputElement;
    const changed = vi.fn();
    const stop = stageSettings.subscribe(changed);
    for (const to of [90, 70, 50]) {
      slider.valueAsNumber = to;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await expect.element(page.getByText('50', { exact: true })).toBeVisible();
    expect(changed).not.toHaveBeenCalled();
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    stop();
    expect(changed).toHaveBeenCalledOnce();
    expect(sounds().effects).toBe(50);
  });

  it('[L11] say where it is heard while there is no audience screen', async () => {
    await render(<Tab />);
    await page.getByRole('radio', { name: 'Audience screen' }).click();
    expect(sounds().from).toBe('screen');
    const said = page.getByText('No audience screen: heard from this device.');
    await expect.element(said).toBeVisible();
    audienceStore.setState({ hasScreens: true });
    await expect.element(said).not.toBeInTheDocument();
  });
});

describe('a try', () => {
  it.each([
    'Right letter',
    'Wrong',
    'Applause',
    'Time is up',
    'Buzzer',
    'Forfeit',
    'Tick of the wheel',
    'Last seconds',
    'Toss-up letter',
  ])('[L12] plays %s once, and a second press stops it', async (name) => {
    await render(<Tab />);
    await tryButton(name).click();
    await expect.element(tryButton(name)).toHaveAttribute('aria-pressed', 'true');
    expect(played).toHaveBeenCalledOnce();
    await tryButton(name).click();
    await expect.element(tryButton(name)).toHaveAttribute('aria-pressed', 'false');
    expect(played).toHaveBeenCalledOnce();
    expect(played.mock.results[0]?.value?.stop).toHaveBeenCalled();
  });

  it('is over when the sound is', async () => {
    await render(<Tab />);
    await tryButton('Wrong').click();
    await expect.element(tryButton('Wrong')).toHaveAttribute('aria-pressed', 'true');
    played.mock.results[0]?.value?.dispatchEvent(new Event('ended'));
    await expect.element(tryButton('Wrong')).toHaveAttribute('aria-pressed', 'false');
  });

  it('[L12] plays nothing while all is muted', async () => {
    toggleMute();
    try {
      await render(<Tab />);
      await tryButton('Wrong').click();
      await page.getByRole('slider', { name: 'Effects' }).fill('60');
      expect(played).not.toHaveBeenCalled();
    } finally {
      toggleMute();
    }
  });
});

describe('an own file', () => {
  it('[L10] stands in for the sound until one goes back to the set', async () => {
    await render(<Tab />);
    await choose('Wrong', wav(2.1, 0.5));
    await expect.element(row('Wrong').getByText('sad-trombone.wav, 2.1 s')).toBeVisible();
    expect(setOwn).toHaveBeenLastCalledWith('wrong', expect.any(AudioBuffer));
    await expect.poll(async () => (await loadOwnSounds()).length).toBe(1);
    await row('Wrong').getByRole('button', { name: 'Back to the set' }).click();
    await expect.element(row('Wrong').getByText('Television')).toBeVisible();
    await expect.element(row('Wrong').getByLabelText('Own file…')).toHaveFocus();
    expect(setOwn).toHaveBeenLastCalledWith('wrong', null);
    await expect.poll(loadOwnSounds).toEqual([]);
  });

  it('[L10] is found again, and said to be cut at ten seconds', async () => {
    const { unmount } = await render(<Tab />);
    await choose('Applause', wav(12, 0.5, 'class-cheer.wav'));
    await expect.poll(async () => (await loadOwnSounds()).length).toBe(1);
    await unmount();
    await render(<Tab />);
    await expect.element(row('Applause').getByText('class-cheer.wav, first 10 s')).toBeVisible();
  });

  it('[L10] can be had for six sounds', async () => {
    await render(<Tab />);
    await expect.poll(() => page.getByLabelText('Own file…').elements().length).toBe(6);
    await expect
      .element(row('Tick of the wheel').getByLabelText('Own file…'))
      .not.toBeInTheDocument();
  });

  it.each([
    ['too large', wav(63, 0.5), 'At most 1 MB.'],
    [
      'no sound',
      new File(['no sound'], 'a.mp3'),
      'This file is no sound that the browser can read.',
    ],
    ['empty', new File([], 'a.mp3'), 'This file is no sound that the browser can read.'],
    ['silent', wav(1, 0), 'This file is silent.'],
  ])('[L10] that is %s is refused, and what was there stays', async (_, file, why) => {
    await render(<Tab />);
    await choose('Buzzer', wav(1, 0.5, 'honk.wav'));
    await expect.element(row('Buzzer').getByText('honk.wav, 1 s')).toBeVisible();
    setOwn.mockClear();
    await choose('Buzzer', file);
    await expect.element(row('Buzzer').getByRole('alert')).toHaveTextContent(why);
    await expect.element(row('Buzzer').getByText('honk.wav, 1 s')).toBeVisible();
    expect(setOwn).not.toHaveBeenCalled();
  });

  it('lasts as long as the page where the browser keeps nothing, and says so', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    try {
      await render(<Tab />);
      await choose('Wrong', wav(1, 0.5));
      const said = page.getByText('This browser keeps nothing; it is gone with this page.');
      await expect.element(said).toBeVisible();
      expect(setOwn).toHaveBeenCalledOnce();
    } finally {
      put.mockRestore();
      warned.mockRestore();
    }
  });

  it('that cannot be read any more is none, without a word', async () => {
    const { save } = await import('../../lib/storage/storage.ts');
    await save('sound/wrong', { name: 'wrong', file: 7, samples: 'x' });
    await render(<Tab />);
    await expect.element(row('Wrong').getByText('Television')).toBeVisible();
    expect(await loadOwnSounds()).toEqual([]);
  });
});
